// One pen for each match: who has it writes, and who has left lets it go.
import { expect, it } from 'vitest';
import { Pen } from '../../src/lib/table/pen.svelte.ts';
import type { Locks } from '../../src/lib/table/writerLock.ts';
import { eventually } from '../support/eventually.ts';
import { fakeLocks } from '../support/locks.ts';

const caughtUp = () => Promise.resolve();

function penOn(locks: Locks, catchUp = caughtUp, onheld: () => void = () => undefined) {
  return new Pen({ match: 'm1', locks, follow: () => () => undefined, catchUp, onheld });
}

it('is told of whichever way it comes, once this window writes', async () => {
  const locks = fakeLocks();
  const told: string[] = [];
  const first: Pen = penOn(locks, caughtUp, () => told.push(`first ${first.role}`));
  const second: Pen = penOn(locks, caughtUp, () => told.push(`second ${second.role}`));
  await first.take();
  await second.take();
  expect(told).toEqual(['first writer']);
  await second.steal();
  await second.hold();
  expect(told).toEqual(['first writer', 'second writer']);
  second.release();
  await eventually(() => expect(told).toEqual(['first writer', 'second writer', 'first writer']));
});

it('that comes after the match has been left is let go at once', async () => {
  const locks = fakeLocks();
  const writer = penOn(locks);
  await writer.take();
  const [late, other] = [penOn(locks), penOn(locks)];
  await late.take();
  const stealing = late.steal();
  late.close();
  late.release();
  await stealing;
  await other.take();
  await eventually(() => expect([writer.role, other.role]).toContain('writer'));
});

it('that is taken over while its window still catches up is the other window’s alone', async () => {
  const locks = fakeLocks();
  let caughtUpAtLast = (): void => undefined;
  const slow = penOn(
    locks,
    () =>
      new Promise((resolve) => {
        caughtUpAtLast = resolve;
      }),
  );
  const taking = slow.take();
  const quick = penOn(locks);
  await quick.take();
  await quick.steal();
  await quick.hold();
  caughtUpAtLast();
  await taking;
  expect([slow.role, quick.role]).toEqual(['follower', 'writer']);
});
