import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";

/** How the product server of a test answers one path. */
export interface Behaviour {
  readonly status?: number;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent as it is, instead of `json`. */
  readonly body?: string | Uint8Array;
  /** Milliseconds before the answer. */
  readonly delay?: number;
  /** Closes the connection without an answer. */
  readonly hangUp?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A product server that does what a test tells it to: 404 for everything not named. */
export interface ProductServer {
  readonly origin: string;
  /** Sets the behaviour of a path; several are used up in turn, the last one stays. */
  readonly on: (path: string, ...behaviours: Behaviour[]) => void;
  /** The calls so far, as "GET /api/…". */
  readonly calls: string[];
  readonly reset: () => void;
  readonly stop: () => Promise<void>;
}

export async function startProductServer(): Promise<ProductServer> {
  const behaviours = new Map<string, Behaviour[]>();
  const calls: string[] = [];
  const timers = new Set<NodeJS.Timeout>();
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? "/");
    calls.push(`${request.method} ${path}`);
    const planned = behaviours.get(path) ?? [{ status: 404, json: {} }];
    const behaviour = (planned.length > 1 ? planned.shift() : planned[0]) ?? {};
    const timer = setTimeout(() => {
      timers.delete(timer);
      reply(response, behaviour);
    }, behaviour.delay ?? 0);
    timers.add(timer);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    on: (path, ...planned) => {
      behaviours.set(path, planned);
    },
    calls,
    reset: () => {
      behaviours.clear();
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

function reply(response: ServerResponse, behaviour: Behaviour): void {
  if (behaviour.hangUp) {
    response.destroy();
    return;
  }
  response.writeHead(behaviour.status ?? 200, { "content-type": "application/json", ...behaviour.headers });
  response.end(behaviour.body ?? JSON.stringify(behaviour.json ?? {}));
}
