// What the sign of a seat is called.
import { m } from '$lib/paraglide/messages.js';
import type { SeatSymbol } from './seatLook.ts';

export function markText(symbol: SeatSymbol): string {
  switch (symbol) {
    case 'circle':
      return m.mark_circle();
    case 'triangle':
      return m.mark_triangle();
    case 'square':
      return m.mark_square();
    case 'star':
      return m.mark_star();
    case 'drop':
      return m.mark_drop();
  }
}
