import { LRUCache } from "lru-cache";
import { createWorkQueue, type WorkQueue, type WorkQueueLimits } from "./work-queue.ts";

/** A work queue for images of many hosts, of which one host uses a few slots at most. */
export interface HostQueue {
  /** @returns "full" where too much is waiting, for this host or in all */
  readonly run: <Value>(url: string, work: () => Promise<Value>) => Promise<Value | "full">;
}

export interface HostQueueLimits extends WorkQueueLimits {
  readonly perHost: WorkQueueLimits;
}

/** Hosts with a queue. A busy host that is evicted gets a second queue, which does little harm. */
const hostLimit = 1000;

/** Work waits for a slot of its host first, so it holds no shared slot meanwhile. */
export function createHostQueue({ perHost, ...all }: HostQueueLimits): HostQueue {
  const queue = createWorkQueue(all);
  const hosts = new LRUCache<string, WorkQueue>({ max: hostLimit });
  const queueOf = (host: string) => {
    const known = hosts.get(host) ?? createWorkQueue(perHost);
    hosts.set(host, known);
    return known;
  };
  return {
    run(url, work) {
      const host = hostOf(url);
      return host === undefined ? queue.run(work) : queueOf(host).run(() => queue.run(work));
    },
  };
}

/** @returns host and port; `undefined` for media of this site, whose URLs are paths */
export function hostOf(url: string): string | undefined {
  return URL.parse(url)?.host;
}
