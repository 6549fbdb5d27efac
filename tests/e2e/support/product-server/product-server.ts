import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";

/** How the product server of a test responds to one path. */
export interface Behavior {
  readonly status?: number;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent instead of `json`. */
  readonly body?: string | Uint8Array;
  /** Milliseconds before the response. */
  readonly delay?: number;
  /** Closes the connection without a response. */
  readonly hangUp?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A product server that does what a test tells it to: 404 for everything else. */
export interface ProductServer {
  readonly origin: string;
  /** Sets the behavior of a path; several are used in turn, the last one stays. */
  readonly on: (path: string, ...behaviors: Behavior[]) => void;
  /** The calls so far, as "GET /api/…"; without those that only ask whether it can be reached. */
  readonly calls: string[];
  readonly reset: () => void;
  readonly stop: () => Promise<void>;
}

export async function startProductServer(): Promise<ProductServer> {
  const behaviors = new Map<string, Behavior[]>();
  const calls: string[] = [];
  const timers = new Set<NodeJS.Timeout>();
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? "/");
    if (request.method !== "HEAD") calls.push(`${request.method} ${path}`);
    const planned = behaviors.get(path) ?? [{ status: 404, json: {} }];
    const behavior = (planned.length > 1 ? planned.shift() : planned[0]) ?? {};
    const timer = setTimeout(() => {
      timers.delete(timer);
      reply(response, behavior);
    }, behavior.delay ?? 0);
    timers.add(timer);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    on: (path, ...planned) => {
      behaviors.set(path, planned);
    },
    calls,
    reset: () => {
      behaviors.clear();
      calls.length = 0;
    },
    stop: async () => {
      for (const timer of timers) clearTimeout(timer);
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function reply(response: ServerResponse, behavior: Behavior): void {
  if (behavior.hangUp) {
    response.destroy();
    return;
  }
  response.writeHead(behavior.status ?? 200, { "content-type": "application/json", ...behavior.headers });
  response.end(behavior.body ?? JSON.stringify(behavior.json ?? {}));
}
