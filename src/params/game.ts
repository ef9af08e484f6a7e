// The games that stand in the address.
import type { ParamMatcher } from '@sveltejs/kit';

export const match: ParamMatcher = (param) => param === 'summer-pavilion';
