// The games that stand in the address: those of the registry.
import { gameOf } from '$lib/games/registry.ts';
import type { ParamMatcher } from '@sveltejs/kit';

export const match: ParamMatcher = (param) => gameOf(param) !== undefined;
