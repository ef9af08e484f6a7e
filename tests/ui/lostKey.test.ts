// A key that is gone or at rest by what it did leaves the keyboard at its group or at what is asked now, and never on another key.
import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { followLostKey } from '../../src/lib/ui/lostKey.ts';
import Stepper from '../../src/lib/ui/Stepper.svelte';

let leave: () => void;

function lay(page: string): void {
  document.body.innerHTML = page;
  leave = followLostKey(document.body);
}

beforeEach(() => {
  leave = () => undefined;
});
afterEach(() => {
  leave();
  document.body.innerHTML = '';
});

const key = (name: string) => screen.getByRole('button', { name, hidden: true });

/** The key does what takes it away; the page answers to it in its own time. */
async function press(name: string, act: (key: HTMLElement) => void): Promise<Element | null> {
  const pressed = key(name);
  pressed.focus();
  expect(document.activeElement).toBe(pressed);
  act(pressed);
  await new Promise((done) => setTimeout(done));
  return document.activeElement;
}

const goesAway = (gone: HTMLElement) => {
  gone.remove();
};
const rests = (one: HTMLElement) => {
  one.setAttribute('disabled', '');
};

const CARDS = `
  <h2>Which card?</h2>
  <div role="group" aria-label="Cards"><button>One</button><button>Two</button></div>
  <button>Skip</button>`;

it('what is asked still stands: the keyboard goes on from the group of its key', async () => {
  lay(`<main>${CARDS}</main>`);
  expect(await press('One', goesAway)).toBe(screen.getByRole('group'));
});

it('the group lets the keyboard stand on it no longer than it does', async () => {
  lay(`<main>${CARDS}</main>`);
  await press('One', goesAway);
  const group = screen.getByRole('group');
  expect(group).toHaveAttribute('tabindex', '-1');
  key('Two').focus();
  expect(group).not.toHaveAttribute('tabindex');
});

it('what is asked still stands, and the key was in no group: the headline', async () => {
  lay(`<main>${CARDS}</main>`);
  expect(await press('Skip', goesAway)).toBe(screen.getByRole('heading'));
});

it('a group that goes on asking under a headline of words keeps the keyboard', async () => {
  lay(`<main>${CARDS}</main>`);
  const focused = await press('One', (one) => {
    one.parentElement?.setAttribute('aria-label', 'The second card');
    rests(one);
  });
  expect(focused).toBe(screen.getByRole('group', { name: 'The second card' }));
});

it('in a scene that is its own headline, a group that asks for something else: the headline', async () => {
  lay(`<main><div tabindex="-1">The bid of Ann ${CARDS}</div></main>`);
  const focused = await press('One', (one) => {
    one.parentElement?.setAttribute('aria-label', 'Cards of Bo');
    one.remove();
  });
  expect(focused).toBe(screen.getByText(/The bid of Ann/));
});

it('another headline, or the same with other words: the keyboard goes on from there', async () => {
  lay(`<main>${CARDS}</main>`);
  const asked = await press('One', (one) => {
    screen.getByRole('heading').textContent = 'Which city?';
    one.remove();
  });
  expect(asked).toHaveTextContent('Which city?');
  const next = await press('Two', () => {
    screen.getByRole('main').innerHTML = '<p tabindex="-1">Who begins?</p><button>Ann</button>';
  });
  expect(next).toHaveTextContent('Who begins?');
});

it('a key at rest is as lost as one that is gone', async () => {
  lay(`<main>${CARDS}</main>`);
  expect(await press('One', rests)).toBe(screen.getByRole('group'));
});

it('a stepper at its bound keeps the keyboard', async () => {
  lay('<main><h2>How many?</h2></main>');
  const show = (value: number) => ({
    label: 'Coins',
    value,
    min: 0,
    max: 3,
    onchange: (told: number) => void stepper.rerender(show(told)),
  });
  const stepper = render(Stepper, { target: screen.getByRole('main'), props: show(2) });
  const more = screen.getByRole('button', { name: /more/i });
  more.focus();
  await userEvent.keyboard('{Enter}');
  expect(more).toBeDisabled();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Coins' }));
  stepper.unmount();
});

it('in a sheet the keyboard stays in the sheet: at what is asked there, else at its title', async () => {
  const sheet = '<dialog open><h2>Display 3</h2><p>Which colour?</p><button>Blue</button></dialog>';
  lay(`<main>${CARDS}</main>${sheet}`);
  const dialog = screen.getByRole('dialog');
  expect(await press('Blue', goesAway)).toBe(within(dialog).getByRole('heading'));
  dialog.innerHTML += '<p tabindex="-1">Who takes it?</p><button>Ann</button>';
  expect(await press('Ann', goesAway)).toHaveTextContent('Who takes it?');
});

it('a sheet that goes with its key leaves the keyboard at what is asked on the stage', async () => {
  lay(`<main>${CARDS}</main><dialog open><h2>Display 3</h2><button>Blue</button></dialog>`);
  const focused = await press('Blue', () => {
    screen.getByRole('dialog').remove();
  });
  expect(focused).toHaveTextContent('Which card?');
});

it('of two sheets the one that was stood in keeps the keyboard, else the later one', async () => {
  const sheet = (title: string) =>
    `<dialog open><h2>${title}</h2><button>${title}!</button></dialog>`;
  lay(`<main>${CARDS}</main>${sheet('Below')}${sheet('Above')}${sheet('Top')}`);
  expect(await press('Above!', goesAway)).toHaveTextContent('Above');
  const focused = await press('Top!', (one) => {
    one.closest('dialog')?.remove();
  });
  expect(focused).toHaveTextContent('Above');
});

it('who leads the keyboard on by themselves is not disturbed', async () => {
  lay(`<main>${CARDS}</main><dialog open><h2>Display 3</h2><button>Blue</button></dialog>`);
  const focused = await press('Blue', () => {
    screen.getByRole('dialog').remove();
    key('Skip').focus();
  });
  expect(focused).toBe(key('Skip'));
});

it('a stage that only waits behind another one is left alone', async () => {
  lay(`<div inert><main>${CARDS}</main></div><button>Trial</button>`);
  expect(await press('Trial', goesAway)).toBe(document.body);
});

it('a key that waits behind another stage leaves the keyboard at what is asked in front', async () => {
  lay(`<div><main>${CARDS}</main></div>`);
  const focused = await press('Skip', (one) => {
    one.closest('div')?.setAttribute('inert', '');
    document.body.insertAdjacentHTML('beforeend', '<main><h2>A trial</h2></main>');
  });
  expect(focused).toHaveTextContent('A trial');
});

it('without a headline the keyboard goes on from the stage itself', async () => {
  lay('<main><button>One</button><button>Two</button></main>');
  expect(await press('One', goesAway)).toBe(screen.getByRole('main'));
});

it('a key that stays keeps the keyboard, whatever changes round it', async () => {
  lay(`<main>${CARDS}</main>`);
  const focused = await press('One', () => {
    key('Two').remove();
    key('Skip').setAttribute('disabled', '');
    screen.getByRole('heading').textContent = 'Which city?';
  });
  expect(focused).toBe(key('One'));
});

it('a key that is carried to another place in its row keeps the keyboard', async () => {
  lay(`<main>${CARDS}</main>`);
  const focused = await press('One', (one) => {
    one.parentElement?.append(one);
  });
  expect(focused).toBe(key('One'));
});

it('in a part of a long page: its own heading, not the first one', async () => {
  const part = '<section><h2>Names</h2><ul><li><button>Forget Ann</button></li></ul></section>';
  lay(`<main><section><h2>Files</h2></section>${part}</main>`);
  expect(await press('Forget Ann', goesAway)).toHaveTextContent('Names');
});

it.each(['One', 'Two', 'Skip'])('no other key gets the keyboard of %s', async (name) => {
  for (const act of [goesAway, rests]) {
    lay(`<main>${CARDS}</main>`);
    expect((await press(name, act))?.tagName).not.toBe('BUTTON');
    leave();
  }
});

it('once the frame is gone, nothing is followed', async () => {
  lay(`<main>${CARDS}</main>`);
  leave();
  expect(await press('One', goesAway)).toBe(document.body);
});
