// Whether the screen is large enough for the log to stand beside the seats; MatchLayout's styles lay it out by the same measures.
import { MediaQuery } from 'svelte/reactivity';

const LYING = '(min-width: 1024px) and (min-height: 520px) and (orientation: landscape)';
const UPRIGHT = '(min-width: 700px) and (min-height: 900px) and (orientation: portrait)';

export const besideLog = new MediaQuery(`${LYING}, ${UPRIGHT}`);
