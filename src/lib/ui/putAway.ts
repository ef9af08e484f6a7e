// What the shelf says of a match that was put away, told on the way there.

export const PUT_AWAY = 'shelf.putAway';
