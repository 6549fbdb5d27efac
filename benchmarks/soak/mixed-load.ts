import { Agent, request } from "node:http";

/** Static: needs no product server. Warm: requested again and again. Cold: never requested before. */
export type PageKind = "static" | "warm" | "cold";

export interface Visit {
  readonly kind: PageKind;
  readonly path: string;
  /** 0 where there was no response within `timeoutMs`. */
  readonly status: number;
  /** Whether the page shows its data. */
  readonly whole: boolean;
  readonly milliseconds: number;
}

export interface MixedLoad {
  /** Visits since the last call. */
  readonly takeVisits: () => Visit[];
  /** Sends no more, and waits for what is pending. */
  readonly stop: () => Promise<void>;
}

const timeoutMs = 15_000;
const connections = 128;

const staticPaths = ["/", "/privacy-policy", "/download", "/delete-account", "/robots.txt", "/favicon.svg", "/nothing"];

export const warmPaths = Array.from({ length: 24 }, (_, number) => `warm-${number}`).flatMap((id) => [
  `/post/${id}`,
  `/post/${id}?lng=ar`,
  `/profile/${id}`,
  `/embed/post/${id}`,
  `/profile/${id}/feed.json`,
  `/api/public/post/${id}`,
]);

/** Part of the visits that are to warm pages. */
export const warmShare = 0.6;

/** Visits pages of all kinds at a constant rate, whether or not earlier ones are answered, until it is stopped. */
export function startMixedLoad(port: number, perSecond: number): MixedLoad {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const pending = new Set<Promise<void>>();
  let visits: Visit[] = [];
  let sent = 0;
  const timer = setInterval(() => {
    const visiting = visit(nextPage()).then((done) => {
      visits.push(done);
      pending.delete(visiting);
    });
    pending.add(visiting);
  }, 1000 / perSecond);

  /** Of ten visits, six are warm, two static, one is cold, and one is a ticket, which is always cold. */
  function nextPage(): Pick<Visit, "kind" | "path"> {
    sent += 1;
    const turn = Math.floor(sent / 10);
    const place = sent % 10;
    if (place < 6) return { kind: "warm", path: pick(warmPaths, turn * 6 + place) };
    if (place < 8) return { kind: "static", path: pick(staticPaths, turn * 2 + place) };
    return { kind: "cold", path: place === 8 ? `/post/cold-${sent}` : `/ticket/konser/cold/cold-${sent}` };
  }

  async function visit({ kind, path }: Pick<Visit, "kind" | "path">): Promise<Visit> {
    const startedAt = performance.now();
    const { status, text } = await fetchText(path);
    const whole = kind === "static" || /Söz |Vapurda/.test(text);
    return { kind, path, status, whole, milliseconds: performance.now() - startedAt };
  }

  function fetchText(path: string): Promise<{ readonly status: number; readonly text: string }> {
    return new Promise((resolve) => {
      const fail = () => resolve({ status: 0, text: "" });
      const headers = { "Accept-Language": "tr", Host: "127.0.0.1" };
      const outgoing = request({ agent, host: "127.0.0.1", port, path, headers, timeout: timeoutMs }, (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (chunk: string) => {
          text += chunk;
        });
        response.once("end", () => resolve({ status: response.statusCode ?? 0, text })).once("error", fail);
      });
      outgoing.once("timeout", () => outgoing.destroy(new Error("timeout")));
      // The server may close a kept connection while the request is on its way; browsers try again too.
      const isClosed = ({ code }: NodeJS.ErrnoException) => outgoing.reusedSocket && code === "ECONNRESET";
      outgoing.once("error", (error) => (isClosed(error) ? resolve(fetchText(path)) : fail())).end();
    });
  }

  return {
    takeVisits() {
      const taken = visits;
      visits = [];
      return taken;
    },
    async stop() {
      clearInterval(timer);
      await Promise.all(pending);
      agent.destroy();
    },
  };
}

function pick(list: readonly string[], position: number): string {
  return list[position % list.length] ?? "/";
}
