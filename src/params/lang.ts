// The languages that stand in the address. English has none: it is the address without a prefix.
import type { ParamMatcher } from '@sveltejs/kit';

export const match: ParamMatcher = (param) => param === 'ru' || param === 'es';
