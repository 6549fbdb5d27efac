/** Work that may be done at some time or not at all, one piece after another, never more than a share of the time. */
export interface SpareTime {
  /**
   * Does it now, or drops it where there is no time to spare. What is wanted often is thereby done soon.
   *
   * @returns when it is done; `undefined` where it is dropped
   */
  readonly use: (work: () => Promise<void>) => Promise<void> | undefined;
}

/** Of one core, for packing pages as small as it gets. */
const share = 0.2;

/** @param now milliseconds that only grow */
export function createSpareTime(now: () => number): SpareTime {
  let busyUntil = 0;
  return {
    use(work) {
      const startedAt = now();
      if (startedAt < busyUntil) return undefined;
      busyUntil = Number.POSITIVE_INFINITY;
      const finish = () => {
        busyUntil = now() + (now() - startedAt) * (1 / share - 1);
      };
      return work().then(finish, finish);
    },
  };
}
