// The golden matches of this game and their sheets.
import { histrioRules } from '../../../src/lib/games/histrio/module.ts';
import { goldensOf } from '../../support/golden.ts';
import { COLUMNS } from './handSheet.ts';

export const FOLDER = `${import.meta.dirname}/golden`;
export const { opened, sheetOf } = goldensOf(histrioRules, FOLDER, COLUMNS);
