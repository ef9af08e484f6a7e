// What is wrong with a match that came as a code: nobody who scanned one knows of a file.
import { m } from '../paraglide/messages.js';
import { faultText, type Fault } from './faultText.ts';

export function codeFaultText(fault: Fault): string {
  switch (fault.code) {
    case 'not-utf8':
    case 'not-json':
    case 'foreign':
    case 'too-large':
      return m.code_damaged();
    case 'damaged':
      return fault.path === '' ? m.code_damaged() : faultText(fault);
    case 'newer':
      return fault.what === 'ruleset' ? faultText(fault) : m.code_newer();
    default:
      return faultText(fault);
  }
}
