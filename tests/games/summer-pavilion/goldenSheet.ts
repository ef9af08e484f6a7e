// The golden matches of this game and their sheets.
import { summerPavilionRules } from '../../../src/lib/games/summer-pavilion/module.ts';
import { goldensOf } from '../../support/golden.ts';
import { COLUMNS } from './handSheet.ts';

export const FOLDER = `${import.meta.dirname}/golden`;
export const { opened, sheetOf } = goldensOf(summerPavilionRules, FOLDER, COLUMNS);
