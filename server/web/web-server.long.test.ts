import { once } from "node:events";
import { Agent, get } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { siteResponse } from "#site/plain-site.harness.ts";
import { serve } from "./web-server.harness.ts";

// With the limits of the site; server/http/client-errors.test.ts has shorter ones.
test("a response that takes long is sent; a connection that nobody uses is closed", async () => {
  const { origin } = await serve({
    site: async () => {
      await sleep(8000); // longer than a connection may be silent
      return siteResponse("late");
    },
  });
  const agent = new Agent({ keepAlive: true });
  const startedAt = performance.now();
  const socket = await new Promise<Socket>((resolve, reject) => {
    get(origin, { agent }, (response) => {
      const { socket } = response; // gone once the agent has it back
      response.resume().once("end", () => resolve(socket));
    }).once("error", reject);
  });
  expect(performance.now() - startedAt).toBeGreaterThan(7900);
  await once(socket, "close"); // by the server, after its time for kept-alive connections
  expect(performance.now() - startedAt).toBeLessThan(16_000);
});
