// Effects and refusals of this game: the shared makers, held to the facts of its clauses.
import type { Course as CourseOf } from '../../../referee/saying.ts';
import { makersOf } from '../../../referee/saying.ts';
import type { EffectFacts, RefusalFacts } from './facts.ts';
import type { State } from './state.ts';

export { refuseSeat, rest, withEffects } from '../../../referee/saying.ts';

export const { refuse, refuseFirmly, effect } = makersOf<RefusalFacts, EffectFacts>();

export type Course = CourseOf<State>;
