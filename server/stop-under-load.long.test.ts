import { Agent, get } from "node:http";
import { expect, test } from "vitest";
import { freePort } from "#scripts/free-port.harness.ts";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { startProcess } from "./process.harness.ts";

/** Requests under way at a time. */
const clients = 50;

interface Outcome {
  readonly kind: "complete" | "truncated" | "reset" | "refused";
  readonly status?: number | undefined;
}

function request(url: string, agent: Agent): Promise<Outcome> {
  return new Promise((resolve) => {
    let started = false;
    get(url, { agent }, (response) => {
      started = true;
      response.resume();
      response.once("end", () => resolve({ kind: "complete", status: response.statusCode }));
      response.once("error", () => resolve({ kind: "truncated" }));
    }).once("error", ({ code }: NodeJS.ErrnoException) => {
      if (!started) resolve({ kind: code === "ECONNREFUSED" ? "refused" : "reset" });
    });
  });
}

test("a stop under load breaks off no response, and lasts no longer than its requests", async () => {
  const [port, dataDirectory] = [await freePort(), temporaryFolder()];
  const site = startProcess({ PORT: String(port), DATA_DIRECTORY: dataDirectory, PAGE_CACHE_MEGABYTES: "0" });
  await site.waitForOutput('"ready"');
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const outcomes: Outcome[] = [];
  const visit = async () => {
    for (;;) {
      const outcome = await request(`http://127.0.0.1:${port}/post/6f1b2c3d-0001-4a00-8000-000000000001`, agent);
      outcomes.push(outcome);
      if (outcome.kind === "refused") return;
    }
  };
  const visits = Promise.all(Array.from({ length: clients }, visit));
  await expect.poll(() => outcomes.length).toBeGreaterThan(4 * clients);
  const stoppedAt = performance.now();
  site.child.kill("SIGTERM");
  expect(await site.ended).toBe(0);
  expect(performance.now() - stoppedAt).toBeLessThan(9000); // less than the grace period of stop-serving.ts
  await visits;
  agent.destroy();

  const count = (kind: Outcome["kind"]) => outcomes.filter((outcome) => outcome.kind === kind).length;
  // A busy machine may make the process shed load (web/send-page.ts), before and after the signal.
  const statuses = new Set(outcomes.filter(({ kind }) => kind === "complete").map(({ status }) => status));
  expect([...statuses.difference(new Set([503]))]).toEqual([200]);
  expect(count("truncated")).toBe(0);
  // A connection is closed with its last response, which says so: no client sends a request into the closing.
  expect(count("reset")).toBe(0);
  expect(count("refused")).toBe(clients);
});
