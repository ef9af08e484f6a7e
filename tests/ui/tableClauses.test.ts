// The table's own clauses: each has its sentence in each language, with the facts it was given.
import { afterEach, describe, expect, it } from 'vitest';
import { followLocale } from '../../src/lib/i18n/locale.svelte.ts';
import type { ClauseId, Facts } from '../../src/lib/referee/ruling.ts';
import { tableClauseText, tableRefusalWords } from '../../src/lib/ui/tableClauses.ts';

const CLAUSES: readonly (readonly [ClauseId, Facts])[] = [
  ['table.correction', { points: 3, reason: 'REASON' }],
  ['table.overruled', { waived: ['toy.turn.order'], reason: 'REASON' }],
  ['table.position', { before: 0, total: 31 }],
  ['table.position', { before: 28, total: 31, reason: 'REASON' }],
  ['table.seat-unknown', { seat: 'z' }],
  ['table.log.nothing-there', { told: 'undo' }],
  ['table.log.stopped', {}],
  ['table.log.elsewhere', {}],
  ['table.log.finished', {}],
  ['table.log.full', { entries: 50_000 }],
  ['table.log.unreadable', { path: 'told.act', expected: 'string', received: 'number' }],
];

afterEach(() => {
  followLocale(() => 'en');
});

describe.each(['en', 'ru', 'es'] as const)('in %s', (language) => {
  it('each clause of the table has a sentence of its own, with its facts', () => {
    followLocale(() => language);
    const sentences = CLAUSES.map(([clause, facts]) => tableClauseText(clause, facts) ?? '');
    expect(new Set(sentences).size).toBe(CLAUSES.length);
    expect(sentences.filter((sentence) => sentence.includes('REASON'))).toHaveLength(2);
    expect(sentences.filter((sentence) => sentence.includes('31'))).toHaveLength(2);
    expect(sentences.join()).not.toMatch(/undefined|NaN|\{/);
  });

  it('what cannot be told says what to do instead', () => {
    followLocale(() => language);
    for (const [clause, facts] of CLAUSES.slice(4))
      expect(tableRefusalWords(clause, facts)?.instead).toMatch(/\.$/);
  });
});

describe('a clause of the table', () => {
  it('without its reason ends without a colon', () => {
    expect(tableClauseText('table.overruled', {})).toBe('Let stand by the table');
  });

  it('that nobody knows yet is still said', () => {
    expect(tableClauseText('table.something-new', {})).toBe('Decided by the table.');
  });

  it('is none of a game', () => {
    expect(tableClauseText('toy.turn.order', {})).toBeUndefined();
  });
});
