interface SharedBudgetOptions {
  /** Points that all clients share: those of a window, or those that may be taken at a time. */
  readonly limit: number;
  /** How many of them are reserved for networks that have none yet. */
  readonly kept: number;
  /** Points of the narrowest network; each wider one has four times as many as the previous one. */
  readonly each: number;
  /** Milliseconds after which all points are there again. Without it, each taker gives its point back. */
  readonly windowMs?: number;
  /** Monotonic clock, in milliseconds. */
  readonly now?: () => number;
}

/** A limit by client, and a shared one that no single client can exhaust: some of it is reserved for those who have used none. */
export type SharedBudget = ReturnType<typeof createSharedBudget>;

/** Creates a budget, which counts in this process alone. It remembers no network longer than its points. */
export function createSharedBudget(options: SharedBudgetOptions) {
  const { limit, kept, each, windowMs, now = () => performance.now() } = options;
  const taken = new Map<string, number>();
  let total = 0;
  let startedAt = now();
  const takenBy = (network: string) => taken.get(network) ?? 0;

  function add(networks: readonly string[], change: 1 | -1): void {
    total += change;
    for (const network of networks) {
      const count = takenBy(network) + change;
      if (count === 0) taken.delete(network);
      else taken.set(network, count);
    }
  }

  function startWindow(): void {
    if (windowMs === undefined || now() - startedAt < windowMs) return;
    startedAt = now();
    total = 0;
    taken.clear();
  }

  return {
    /**
     * Takes a point.
     *
     * @param networks of the client, the narrowest first (`networksOf`)
     * @returns gives it back, unless its window is over; `undefined` where nothing is left for these networks
     */
    take(networks: readonly string[]): (() => void) | undefined {
      startWindow();
      const hasShare = networks.every((network, width) => takenBy(network) < each * 4 ** width);
      const isNew = takenBy(networks.at(-1) ?? "") === 0;
      if (!hasShare || total >= (isNew ? limit : limit - kept)) return undefined;
      add(networks, 1);
      const takenIn = startedAt;
      return () => {
        if (startedAt === takenIn) add(networks, -1);
      };
    },
    /** Seconds until the window ends, at least one. */
    secondsLeft: (): number => Math.max(1, Math.ceil((startedAt + (windowMs ?? 0) - now()) / 1000)),
  };
}
