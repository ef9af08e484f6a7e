// This game's words in the language on the screen.
import { followWordsOf } from '../../followWords.svelte.ts';
import { loadWords } from '../rulebook/rulebook.ts';

/** Called while a component is set up; undefined until the words have come. */
export const followWords = () => followWordsOf(loadWords);
