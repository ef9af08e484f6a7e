// The picture of a result: everybody's name and total stand on it, whole and inside it.
import { expect, it, vi } from 'vitest';
import {
  draw,
  heightOf,
  resultPicture,
  type ResultToDraw,
} from '../../src/lib/ui/resultPicture.ts';

const LONG = 'Maximiliana Konstantinopolskaya the Third';

const RESULT: ResultToDraw = {
  title: 'Histrio',
  day: '1 Mar 2026',
  words: `Ann and ${LONG} share the victory`,
  seats: [
    { rank: 1, name: 'Ann', symbol: 'circle', colour: 'red', total: '49' },
    { rank: 1, name: LONG, symbol: 'drop', colour: 'blue', total: '49' },
    { rank: 3, name: 'Борис', symbol: 'star', colour: 'green', total: '−2' },
  ],
  ground: 'white',
  ink: 'black',
  quiet: 'grey',
  accent: 'brown',
  line: 'silver',
};

/** Letters half as wide as they are high; what was written, and as how large. */
function brushHere() {
  const said: { readonly text: string; readonly x: number; readonly right: number }[] = [];
  const sizeOf = () => Number(/(\d+)px/.exec(brush.font)?.[1]);
  const brush = {
    font: '',
    fillStyle: '',
    textAlign: 'left' as CanvasTextAlign,
    textBaseline: 'alphabetic' as CanvasTextBaseline,
    fillRect: vi.fn<(x: number, y: number, width: number, height: number) => void>(),
    fill: vi.fn<() => void>(),
    save: () => undefined,
    restore: () => undefined,
    translate: () => undefined,
    scale: () => undefined,
    measureText: (text: string) => ({ width: (text.length * sizeOf()) / 2 }) as TextMetrics,
    fillText(text: string, x: number) {
      const { width } = brush.measureText(text);
      const isRight = brush.textAlign === 'right';
      said.push({ text, x: isRight ? x - width : x, right: isRight ? x : x + width });
    },
  };
  return { brush, said };
}

it('names game, day, verdict, and every seat with its total, and writes over no edge', () => {
  vi.stubGlobal(
    'Path2D',
    class {
      readonly is = 'a shape';
    },
  );
  const { brush, said } = brushHere();
  const height = heightOf(brush, RESULT);
  draw(brush, RESULT, height);
  const words = said.map(({ text }) => text);
  expect(words).toEqual(
    expect.arrayContaining(['Histrio', '1 Mar 2026', 'Ann', LONG, 'Борис', '−2']),
  );
  expect(words.join(' ')).toContain('share the');
  for (const { x, right } of said) {
    expect(x).toBeGreaterThanOrEqual(72);
    expect(right).toBeLessThanOrEqual(1080 - 72);
  }
  expect(brush.fillRect.mock.calls[0]).toEqual([0, 0, 1080, height]);
  expect(brush.fill).toHaveBeenCalledTimes(3);
  vi.unstubAllGlobals();
});

it('is none where the browser draws none', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  expect(await resultPicture(RESULT)).toBeUndefined();
  vi.restoreAllMocks();
});
