// When an acrobat's card lets it be used, in the words of the screen.
import { m } from '$lib/paraglide/messages.js';
import type { Moment } from '../rules/catalogue.ts';

export function momentText(moment: Moment): string {
  switch (moment) {
    case 'before-choosing':
      return m.hic_before_choosing();
    case 'after-reveal':
      return m.hic_after_reveal();
    case 'before-a-city':
      return m.hic_before_city();
    case 'new-opportunities':
      return m.hic_new_opportunities();
    case 'festival':
      return m.hic_festival();
    case 'other':
      return m.hic_other();
  }
}
