import { LRUCache } from "lru-cache";
import pLimit from "p-limit";

/** Runs a limited number of tasks at a time. Further tasks wait; above a limit they are refused. */
type WorkQueue = ReturnType<typeof createWorkQueue>;

interface WorkQueueLimits {
  /** Tasks that run at a time. */
  readonly concurrency: number;
  /** Tasks that may wait. */
  readonly waiting: number;
}

function createWorkQueue({ concurrency, waiting }: WorkQueueLimits) {
  const limit = pLimit(concurrency);
  return {
    /** @returns "full" at once where too many tasks are waiting */
    run: async <Value>(work: () => Promise<Value>): Promise<Value | "full"> =>
      limit.activeCount + limit.pendingCount < concurrency + waiting ? limit(work) : "full",
  };
}

export interface HostQueueLimits extends WorkQueueLimits {
  readonly perHost: WorkQueueLimits;
  /** For all hosts that are not trusted. */
  readonly strangers: WorkQueueLimits;
}

/** Hosts with a queue. A busy host that is evicted gets a second queue, which does little harm. */
const hostLimit = 1000;

/**
 * A work queue for images from many hosts. Two limits keep slow hosts from delaying the others: one for each host, and
 * one for all hosts that are not trusted together, because anybody can name any number of hosts.
 *
 * Work waits for a slot of its host first, so it holds no shared slot meanwhile.
 *
 * @param trustedOrigins such as those of `MEDIA_ORIGINS`
 */
export function createHostQueue(limits: HostQueueLimits, trustedOrigins: readonly string[]) {
  const queue = createWorkQueue(limits);
  const strangers = createWorkQueue(limits.strangers);
  const hosts = new LRUCache<string, WorkQueue>({ max: hostLimit });
  const queueOf = (host: string) => {
    const known = hosts.get(host) ?? createWorkQueue(limits.perHost);
    hosts.set(host, known);
    return known;
  };
  return {
    /** @returns "full" where too much is waiting, for this host or in all */
    run<Value>(url: string, work: () => Promise<Value>): Promise<Value | "full"> {
      const location = URL.parse(url);
      if (location === null) return queue.run(work); // media of this site, whose URLs are paths
      const turn = () => queue.run(work);
      const isTrusted = trustedOrigins.includes(location.origin);
      return queueOf(location.host).run(() => (isTrusted ? turn() : strangers.run(turn)));
    },
  };
}

/** @returns host and port; `undefined` for media of this site, whose URLs are paths */
export function hostOf(url: string): string | undefined {
  return URL.parse(url)?.host;
}
