/**
 * Pages that wait for their data or are rendered, at a time. As many as calls to the product server
 * (product-server/circuit-breaker.ts), and more than the 300 connections of an address in deploy/nginx.conf: one visitor
 * whose pages hang cannot starve the others. While 1,024 waited for one call that failed, the process grew by 280 MB.
 */
const maxPages = 1024;

/**
 * Pages that may wait for their turn, of 50 kB each. Two cores render 1,400 pages a second: 6,000 visitors of one moment
 * have theirs within five seconds (docs/reliability.md).
 */
const maxWaiting = 6144;

/** Lets pages be rendered while the process keeps up with its requests. */
export type LoadShedder = ReturnType<typeof createLoadShedder>;

/**
 * Sheds load before the process collapses: too many pages at a time.
 *
 * It starts one page in a turn of the event loop, in the order of the requests, because libuv accepts one connection in
 * a turn: if a turn rendered all that has arrived, a thousand clients on open connections would make a new one wait for
 * ten seconds, and requests in the kernel's queue cannot be shed (docs/reliability.md).
 */
export function createLoadShedder(limits = { maxPages, maxWaiting }) {
  const queue: (() => void)[] = [];
  let pages = 0;
  let isTurnTaken = false;

  function endTurn(): void {
    isTurnTaken = false;
    queue.shift()?.();
  }

  return {
    /** Renders a page in its turn. @returns `undefined` where it must not be rendered now */
    async run<Value>(render: () => Promise<Value>): Promise<Value | undefined> {
      if (pages >= limits.maxPages || queue.length >= limits.maxWaiting) return undefined;
      if (isTurnTaken) await new Promise<void>((resolve) => queue.push(resolve));
      isTurnTaken = true;
      setImmediate(endTurn);
      if (pages >= limits.maxPages) return undefined;
      pages += 1;
      try {
        return await render();
      } finally {
        pages -= 1;
      }
    },
  };
}
