// Both faces of the player board, read off number by number once more, and what lies round each feature.
// A second copy on purpose: the tests hold the tables of the game against it.

interface Face {
  /** Printed numbers of a star clockwise from the tip that points up. */
  readonly numbers: Readonly<Record<string, readonly number[]>>;
  /** Names of the spaces of a star where a number stands there more than once. */
  readonly slots?: Readonly<Record<string, readonly string[]>>;
  /** Spaces round each pillar, statue and window. */
  readonly features: Readonly<Record<string, readonly string[]>>;
}

const COLOURED: Face = {
  numbers: {
    orange: [6, 1, 2, 3, 4, 5],
    red: [5, 6, 1, 2, 3, 4],
    blue: [4, 5, 6, 1, 2, 3],
    yellow: [3, 4, 5, 6, 1, 2],
    green: [2, 3, 4, 5, 6, 1],
    purple: [1, 2, 3, 4, 5, 6],
    center: [1, 2, 3, 4, 5, 6],
  },
  features: {
    'pillar:orange': ['orange:2', 'orange:3', 'center:6', 'center:1'],
    'pillar:red': ['red:2', 'red:3', 'center:1', 'center:2'],
    'pillar:blue': ['blue:2', 'blue:3', 'center:2', 'center:3'],
    'pillar:yellow': ['yellow:2', 'yellow:3', 'center:3', 'center:4'],
    'pillar:green': ['green:2', 'green:3', 'center:4', 'center:5'],
    'pillar:purple': ['purple:2', 'purple:3', 'center:5', 'center:6'],
    'statue:orange-red': ['orange:1', 'orange:2', 'red:3', 'red:4'],
    'statue:red-blue': ['red:1', 'red:2', 'blue:3', 'blue:4'],
    'statue:blue-yellow': ['blue:1', 'blue:2', 'yellow:3', 'yellow:4'],
    'statue:yellow-green': ['yellow:1', 'yellow:2', 'green:3', 'green:4'],
    'statue:green-purple': ['green:1', 'green:2', 'purple:3', 'purple:4'],
    'statue:purple-orange': ['purple:1', 'purple:2', 'orange:3', 'orange:4'],
    'window:orange': ['orange:5', 'orange:6'],
    'window:red': ['red:5', 'red:6'],
    'window:blue': ['blue:5', 'blue:6'],
    'window:yellow': ['yellow:5', 'yellow:6'],
    'window:green': ['green:5', 'green:6'],
    'window:purple': ['purple:5', 'purple:6'],
  },
};

const GREY: Face = {
  numbers: {
    nw: [6, 3, 2, 1, 4, 5],
    ne: [5, 6, 3, 2, 1, 4],
    e: [4, 5, 6, 3, 2, 1],
    se: [1, 4, 5, 6, 3, 2],
    sw: [2, 1, 4, 5, 6, 3],
    w: [3, 2, 1, 4, 5, 6],
    center: [3, 3, 3, 3, 3, 3],
  },
  slots: { center: ['top', 'upper_right', 'lower_right', 'bottom', 'lower_left', 'upper_left'] },
  features: {
    'pillar:nw': ['nw:2', 'nw:1', 'center:upper_left', 'center:top'],
    'pillar:ne': ['ne:2', 'ne:1', 'center:top', 'center:upper_right'],
    'pillar:e': ['e:2', 'e:1', 'center:upper_right', 'center:lower_right'],
    'pillar:se': ['se:2', 'se:1', 'center:lower_right', 'center:bottom'],
    'pillar:sw': ['sw:2', 'sw:1', 'center:bottom', 'center:lower_left'],
    'pillar:w': ['w:2', 'w:1', 'center:lower_left', 'center:upper_left'],
    'statue:nw-ne': ['nw:3', 'nw:2', 'ne:1', 'ne:4'],
    'statue:ne-e': ['ne:3', 'ne:2', 'e:1', 'e:4'],
    'statue:e-se': ['e:3', 'e:2', 'se:1', 'se:4'],
    'statue:se-sw': ['se:3', 'se:2', 'sw:1', 'sw:4'],
    'statue:sw-w': ['sw:3', 'sw:2', 'w:1', 'w:4'],
    'statue:w-nw': ['w:3', 'w:2', 'nw:1', 'nw:4'],
    'window:nw': ['nw:5', 'nw:6'],
    'window:ne': ['ne:5', 'ne:6'],
    'window:e': ['e:5', 'e:6'],
    'window:se': ['se:5', 'se:6'],
    'window:sw': ['sw:5', 'sw:6'],
    'window:w': ['w:5', 'w:6'],
  },
};

export const FACES = { coloured: COLOURED, grey: GREY } as const;
