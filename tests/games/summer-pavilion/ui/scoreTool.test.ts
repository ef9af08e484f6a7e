// Counting a finished board: what a person taps and reads.
import { fireEvent, render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { summerPavilion } from '../../../../src/lib/games/summer-pavilion/game.ts';
import { rulebookOf } from '../../../../src/lib/games/rulebookOf.ts';
import { loadWords } from '../../../../src/lib/games/summer-pavilion/rulebook/rulebook.ts';
import ScoreTool from '../../../../src/lib/games/summer-pavilion/ui/ScoreTool.svelte';

const STARS = ['orange', 'red', 'blue', 'yellow', 'green', 'purple', 'central'];

async function openTool() {
  const words = await loadWords('en');
  const rulebook = rulebookOf('en', words);
  return render(ScoreTool, { card: summerPavilion, words, rulebook });
}

const total = () => document.querySelector('output .number')?.textContent;
/** As a screen reader taps: without a pointer. */
const tapSpace = (name: RegExp) => fireEvent.click(screen.getByLabelText(name));
const fillStar = (star: string) => fireEvent.click(screen.getByLabelText(`Whole ${star} star`));

function row(says: RegExp): HTMLElement {
  const rows = [...document.querySelectorAll<HTMLElement>('li button')];
  const found = rows.find(({ textContent }) => says.test(textContent.trim()));
  if (found === undefined) throw new Error(`No goal says ${says.source}`);
  return found;
}

beforeEach(() => {
  localStorage.clear();
});

afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
  Reflect.deleteProperty(document, 'elementFromPoint');
});

it('by ear a row is its goal, what it lacks and what it brings, and the total is named before its parts', async () => {
  await openTool();
  expect(row(/orange star/)).toHaveAccessibleName('orange star: 6 more spaces, 17');
  await fillStar('orange');
  expect(row(/orange star/)).toHaveAccessibleName('orange star: met, +17');
  expect(screen.getByText('To add: +17, goals +17, left over 0')).toBeInTheDocument();
  const soFar = screen.getByRole('spinbutton', { name: 'Points so far' });
  expect(soFar).toHaveAccessibleDescription(/80 for each token, plus the marker/);
});

describe('the coloured side', () => {
  it('pass.floor-one: no total below 1 is taken, and the clause says why', async () => {
    await openTool();
    const soFar = screen.getByLabelText(/Points so far/);
    await fireEvent.input(soFar, { target: { value: '-5' } });
    expect(soFar).toBeInvalid();
    expect(screen.getByText(/begins at 1: a total of −5/)).toBeInTheDocument();
    expect(total()).toBe('0');
    expect(screen.getByRole('button', { name: 'What the rulebook says' })).toBeVisible();
    await fireEvent.input(soFar, { target: { value: '1' } });
    expect(screen.queryByText(/begins at 1/)).not.toBeInTheDocument();
    expect(total()).toBe('1');
  });

  it('what is counted stands in the field, however much was typed', async () => {
    await openTool();
    const soFar = screen.getByLabelText(/Points so far/);
    for (const [told, counted] of [
      ['5000', '999'],
      ['7000', '999'],
      ['12.4', '12'],
    ] as const) {
      await fireEvent.input(soFar, { target: { value: told } });
      expect(soFar).toHaveDisplayValue(counted);
      expect(total()).toBe(counted);
    }
  });

  it('pass.floor-one: why a total is not taken comes into sight from behind the keys below', async () => {
    const scrolled = vi.fn<(this: Element) => void>();
    HTMLElement.prototype.scrollIntoView = scrolled;
    document.elementFromPoint = () => null;
    await openTool();
    await fireEvent.input(screen.getByLabelText(/Points so far/), { target: { value: '0' } });
    const [shown] = scrolled.mock.contexts;
    expect(shown).toContainElement(screen.getByText(/begins at 1/));
  });

  it('final.star-… and final.all-…: a full board brings 152, with 152 before it 304', async () => {
    await openTool();
    for (const star of STARS) await fillStar(star);
    expect(total()).toBe('+152');
    const soFar = screen.getByLabelText(/Points so far/);
    await userEvent.type(soFar, '152');
    await fireEvent.input(soFar);
    expect(total()).toBe('304');
    expect(screen.getByRole('status')).toHaveTextContent('3 “80 points” tokens · marker on 64');
  });

  it('covers a space in the colour of its star, and frees it again', async () => {
    await openTool();
    await tapSpace(/^red 4:/i);
    expect(screen.getByLabelText(/^red 4: red/i)).toBeInTheDocument();
    expect(row(/^Red star 5 more spaces/i)).toBeInTheDocument();
    await tapSpace(/^red 4: red/i);
    expect(row(/^Red star 6 more spaces/i)).toBeInTheDocument();
  });

  it('names what a goal still lacks', async () => {
    await openTool();
    for (const star of STARS) await fillStar(star);
    await tapSpace(/^red 3:/i);
    expect(row(/^Red star 1 more space/i)).toBeInTheDocument();
    expect(row(/All 3s 1 more 3/)).toBeInTheDocument();
    await tapSpace(/^blue 3:/i);
    expect(row(/All 3s 2 more 3s/)).toBeInTheDocument();
    expect(total()).toBe('+111');
  });

  it('place.center-all-different: the central star takes each colour once', async () => {
    await openTool();
    await tapSpace(/^central star 1:/i);
    await tapSpace(/^central star 2:/i);
    const palette = screen.getByRole('group', { name: /Which colour/ });
    const offered = within(palette)
      .getAllByRole('button')
      .map((button) => within(button).getByRole('img').getAttribute('aria-label'));
    expect(offered).toEqual(['green', 'orange', 'yellow', 'blue', 'red']);
    await fireEvent.click(within(palette).getByRole('button', { name: 'red' }));
    expect(screen.getByLabelText(/^central star 2: red/i)).toBeInTheDocument();
  });
});

describe('the grey side', () => {
  it('variant.single-colour-star: a star is filled in one colour, which one tap changes', async () => {
    await openTool();
    await userEvent.click(screen.getByRole('button', { name: /Grey/ }));
    await fillStar('upper left');
    expect(total()).toBe('+20');
    const palette = screen.getByRole('group', { name: /Which colour/ });
    await fireEvent.click(within(palette).getByRole('button', { name: 'red' }));
    expect(total()).toBe('+14');
  });

  it('variant.single-colour-star: filled space by space in a wrong colour, one tap changes it too', async () => {
    await openTool();
    await userEvent.click(screen.getByRole('button', { name: /Grey/ }));
    for (const number of [1, 2, 3, 4, 5, 6])
      await tapSpace(new RegExp(`^left star ${number}:`, 'i'));
    expect(total()).toBe('+20');
    const palette = screen.getByRole('group', { name: /Which colour/ });
    expect(within(palette).getAllByRole('button')).toHaveLength(6);
    await fireEvent.click(within(palette).getByRole('button', { name: 'red' }));
    expect(total()).toBe('+14');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(total()).toBe('+20');
  });

  it('variant.multicolour-star: two colours make the rest six different ones', async () => {
    await openTool();
    await userEvent.click(screen.getByRole('button', { name: /Grey/ }));
    await tapSpace(/^left star 1:/i);
    await tapSpace(/^left star 2:/i);
    const palette = screen.getByRole('group', { name: /Which colour/ });
    await fireEvent.click(within(palette).getByRole('button', { name: 'blue' }));
    await fillStar('left');
    expect(total()).toBe('+12');
  });
});

describe('tiles left over', () => {
  const leaveTwo = async () => {
    const more = screen.getByRole('button', { name: 'Tiles left over: one more' });
    await userEvent.click(more);
    await userEvent.click(more);
  };

  it('pass.last-round: each costs a point', async () => {
    await openTool();
    await fillStar('red');
    await leaveTwo();
    expect(total()).toBe('+12');
  });

  it('count while they are being typed', async () => {
    await openTool();
    await fillStar('red');
    await userEvent.type(screen.getByRole('spinbutton', { name: 'Tiles left over' }), '3');
    expect(total()).toBe('+11');
  });

  it('look like what is counted, not like a goal that is missed', async () => {
    await openTool();
    await leaveTwo();
    const classesOf = (says: RegExp) => row(says).closest('li')?.className.split(' ');
    expect(classesOf(/^Tiles left over/)).toContain('counted');
    expect(classesOf(/^Red star/i)).not.toContain('counted');
  });

  it('pass.floor-one: they never take the total below 1', async () => {
    await openTool();
    const soFar = screen.getByLabelText(/Points so far/);
    await userEvent.type(soFar, '2');
    await fireEvent.input(soFar);
    await leaveTwo();
    expect(total()).toBe('1');
  });
});

it('every goal opens its clause', async () => {
  await openTool();
  await fillStar('red');
  await userEvent.click(row(/^Red star met/i));
  expect(screen.getByText('14 points: red star full')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open the rulebook here' })).toHaveAttribute(
    'href',
    '/summer-pavilion/rules/#final.star-red',
  );
});

it('undo takes back tap by tap, and a reload keeps both board and undo', async () => {
  const { unmount } = await openTool();
  const undo = () => userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await fillStar('red');
  await fillStar('blue');
  expect(total()).toBe('+29');
  unmount();
  await openTool();
  expect(total()).toBe('+29');
  await undo();
  expect(total()).toBe('+14');
  await undo();
  expect(total()).toBe('0');
});

it('damaged notes are left alone', async () => {
  localStorage.setItem('impresario.notes.summer-pavilion.score', '[{"side":"velvet"}, 3');
  await openTool();
  expect(total()).toBe('0');
});
