// Where a new scene of a table begins: at its top, and for the keyboard at its headline.
import { afterEach, expect, it } from 'vitest';
import { sceneStart } from '../../src/lib/ui/sceneStart.ts';

function staged(): { readonly stage: HTMLElement; readonly begin: () => HTMLElement } {
  const stage = document.createElement('main');
  document.body.append(stage);
  return {
    stage,
    begin: () => {
      stage.innerHTML = '<p tabindex="-1"></p><button></button>';
      const headline = stage.querySelector('p') ?? stage;
      sceneStart(headline);
      return headline;
    },
  };
}

afterEach(() => {
  document.body.innerHTML = '';
});

it('the first scene of a stage leaves the focus where it is', () => {
  const { begin } = staged();
  begin();
  expect(document.activeElement).toBe(document.body);
});

it('a later scene is seen from its top, and the keyboard that lost its key goes on from the headline', () => {
  const { stage, begin } = staged();
  begin();
  stage.scrollTop = 200;
  stage.querySelector('button')?.focus();
  const headline = begin();
  expect(stage.scrollTop).toBe(0);
  expect(document.activeElement).toBe(headline);
});

it('whoever stands on a key that stayed keeps it', () => {
  const { begin } = staged();
  const undo = document.createElement('button');
  document.body.append(undo);
  begin();
  undo.focus();
  begin();
  expect(document.activeElement).toBe(undo);
});

it('in a sheet nothing moves', () => {
  const sheet = document.createElement('dialog');
  sheet.innerHTML = '<p tabindex="-1"></p>';
  document.body.append(sheet);
  const headline = sheet.querySelector('p') ?? sheet;
  sceneStart(headline);
  sceneStart(headline);
  expect(document.activeElement).toBe(document.body);
});
