// The browser's Web Locks as far as a match needs them: one holder per name, a queue, and stealing.
import type { Locks } from '../../src/lib/table/writerLock.ts';

interface Request {
  readonly grant: (lock: Lock | null) => Promise<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

export function fakeLocks(): Locks {
  const holders = new Map<string, Request>();
  const queues = new Map<string, Request[]>();

  const hold = (name: string, request: Request): void => {
    holders.set(name, request);
    const free = () => {
      if (holders.get(name) !== request) return;
      holders.delete(name);
      const next = queues.get(name)?.shift();
      if (next) hold(name, next);
    };
    queueMicrotask(() => {
      request.grant({ name, mode: 'exclusive' }).then(
        (value) => {
          free();
          request.resolve(value);
        },
        (reason: unknown) => {
          free();
          request.reject(reason);
        },
      );
    });
  };

  const request = (name: string, options: LockOptions, grant: Request['grant']) =>
    new Promise((resolve, reject) => {
      const asked = { grant: async (lock: Lock | null) => grant(lock), resolve, reject };
      const holder = holders.get(name);
      if (holder && options.ifAvailable) void asked.grant(null).then(resolve, reject);
      else if (holder && options.steal) {
        holder.reject(new DOMException('stolen', 'AbortError'));
        hold(name, asked);
      } else if (holder) {
        const queue = queues.get(name) ?? [];
        queues.set(name, [...queue, asked]);
        options.signal?.addEventListener('abort', () => {
          queues.set(
            name,
            (queues.get(name) ?? []).filter((one) => one !== asked),
          );
          reject(new DOMException('given up', 'AbortError'));
        });
      } else hold(name, asked);
    });
  return { request: request as Locks['request'] };
}
