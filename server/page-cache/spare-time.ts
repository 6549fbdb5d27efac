/** Work that may be done at some time or not at all, one piece after another, never more than a share of the time. */
export interface SpareTime {
  /** Does it now, or drops it where there is no time to spare. What is wanted often is thereby done soon. */
  readonly use: (work: () => Promise<void>) => void;
}

/** Of one core, for packing pages as small as it gets. */
const share = 0.2;

/** @param now milliseconds that only grow */
export function createSpareTime(now: () => number): SpareTime {
  let busyUntil = 0;
  return {
    use(work) {
      const startedAt = now();
      if (startedAt < busyUntil) return;
      busyUntil = Number.POSITIVE_INFINITY;
      const finish = () => {
        busyUntil = now() + (now() - startedAt) * (1 / share - 1);
      };
      work().then(finish, finish);
    },
  };
}
