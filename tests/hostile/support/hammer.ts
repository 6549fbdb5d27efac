// A process of clients that ask for a page again as soon as they have it: node hammer.ts URL CLIENTS MILLISECONDS.
// Sends the answers of each client to its parent.
import { Agent, get } from "node:http";

export interface Answer {
  /** 0 where the connection failed. */
  readonly status: number | undefined;
  readonly retryAfter: string | undefined;
  /** Milliseconds from the request to the end of its answer. */
  readonly took: number;
}

export function ask(url: string, agent?: Agent): Promise<Answer> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const fail = () => resolve({ status: 0, retryAfter: undefined, took: performance.now() - startedAt });
    get(url, { agent }, (response) => {
      response.resume().once("end", () => {
        const { statusCode: status, headers } = response;
        resolve({ status, retryAfter: headers["retry-after"], took: performance.now() - startedAt });
      });
      response.once("error", fail);
    }).once("error", fail);
  });
}

if (import.meta.main) {
  const [url = "", clients, milliseconds] = process.argv.slice(2);
  const agent = new Agent({ keepAlive: true, maxSockets: Number(clients) });
  const end = performance.now() + Number(milliseconds);
  const answers = await Promise.all(
    Array.from({ length: Number(clients) }, async () => {
      const ofClient: Answer[] = [];
      while (performance.now() < end) ofClient.push(await ask(url, agent));
      return ofClient;
    }),
  );
  process.send?.(answers satisfies Answer[][], () => process.exit());
}
