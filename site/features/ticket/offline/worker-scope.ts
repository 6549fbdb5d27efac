import type { OpenPages } from "./worker-messages.ts";

/**
 * The parts of the Service Worker API that the worker uses. TypeScript's library "webworker" has them all, but cannot
 * stand beside "DOM" in one project.
 */
export interface WorkerScope {
  readonly skipWaiting: () => Promise<void>;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: OpenPages;
  readonly addEventListener: <Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ) => void;
}

interface WorkerEvents {
  readonly install: ExtendableEvent;
  readonly activate: ExtendableEvent;
  readonly fetch: FetchEvent;
  readonly message: ExtendableEvent & MessageEvent;
}

interface ExtendableEvent extends Event {
  readonly waitUntil: (promise: Promise<unknown>) => void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  /** Of the page that a navigation leads to. */
  readonly resultingClientId: string;
  readonly respondWith: (response: Promise<Response>) => void;
}
