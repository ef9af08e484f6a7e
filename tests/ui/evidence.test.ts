// A page read aloud changes its voice where the Russian rulebook is quoted.
import { render } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import Evidence from '../../src/lib/ui/rulebook/Evidence.svelte';
import { runsOf } from '../../src/lib/ui/rulebook/cyrillic.ts';

const texts = (text: string) => runsOf(text).map((run) => run.text);

it('splits a text where its language changes, and loses nothing', () => {
  const text = 'Russian rulebook, "Розыгрыш, Актёр 5"; page 3';
  expect(texts(text)).toEqual(['Russian rulebook, "', 'Розыгрыш, Актёр', ' 5"; page 3']);
  expect(texts(text).join('')).toBe(text);
  expect(texts('page 3')).toEqual(['page 3']);
});

it('says the language of what is quoted', () => {
  const words = { question: '?', readings: {}, why: '', evidence: ['Reglas, «Хамелеон»', 'p. 3'] };
  const { container } = render(Evidence, { words, confidence: 'certain' });
  const quoted = [...container.querySelectorAll('[lang=ru]')].map(({ textContent }) => textContent);
  expect(quoted).toEqual(['Хамелеон']);
  expect(container).toHaveTextContent('Reglas, «Хамелеон»; p. 3');
});
