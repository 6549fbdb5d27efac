import type { Visitor } from "./visitor.ts";

interface Page {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface LoadCounts {
  readonly requests: number;
  /** Answers that were not the whole page, such as "502 private, no-store /post/a". */
  readonly failures: readonly string[];
  /** Milliseconds. */
  readonly longest: number;
  /** Requests that took more than two seconds. */
  readonly slow: number;
}

/**
 * Asks for the pages in turn at a steady rate, whether answers come or not.
 *
 * @returns a function that ends the load after the requests under way
 */
export function startSteadyLoad(visitors: readonly Visitor[], pages: readonly Page[], perSecond: number) {
  const counts = { requests: 0, failures: [] as string[], longest: 0, slow: 0 };
  const underWay = new Set<Promise<void>>();
  async function ask(visitor: Visitor, { path, headers }: Page): Promise<void> {
    const startedAt = performance.now();
    const outcome = await visitor.get(path, headers).then(
      ({ status, headers }) => {
        const isWhole = status === 200 && headers["cache-control"] === "no-cache"; // in its loading state, it is private
        return isWhole ? "good" : `${status} ${headers["cache-control"]}`;
      },
      (error: Error) => error.message,
    );
    const elapsed = Math.round(performance.now() - startedAt);
    counts.longest = Math.max(counts.longest, elapsed);
    if (elapsed > 2000) counts.slow += 1;
    if (outcome !== "good") counts.failures.push(`${outcome} ${path} ${JSON.stringify(headers)}`);
  }
  const timer = setInterval(() => {
    const visitor = visitors[counts.requests % visitors.length];
    const page = pages[counts.requests % pages.length];
    counts.requests += 1;
    if (!visitor || !page) return;
    const asking = ask(visitor, page).finally(() => underWay.delete(asking));
    underWay.add(asking);
  }, 1000 / perSecond);
  return {
    /** What came since the last call. */
    take(): LoadCounts {
      const taken = { ...counts };
      Object.assign(counts, { requests: 0, failures: [], longest: 0, slow: 0 });
      return taken;
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await Promise.all(underWay);
    },
  };
}
