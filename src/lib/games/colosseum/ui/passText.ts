// What nothing, or nothing more, is called where a phase may be left out.
import { m } from '$lib/paraglide/messages.js';
import type { Step } from '$lib/referee/rules.ts';

export function passText({ step, facts }: Step): string | undefined {
  switch (step) {
    case 'invest':
      return facts['again'] === true ? m.com_invest_done() : m.com_invest_nothing();
    case 'open':
      return m.co_not_open();
    case 'bid':
      return m.co_pass();
    case 'trade':
      return m.com_trade_done();
    case 'moveNobles':
      return m.com_produce_nothing();
    default:
      return undefined;
  }
}
