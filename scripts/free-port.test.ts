import { once } from "node:events";
import { createServer } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { freePort } from "./free-port.harness.ts";

test("a port is given once, even while nobody listens on it yet", async () => {
  const random = vi.spyOn(Math, "random").mockReturnValue(0.5);
  onTestFinished(() => random.mockRestore());
  const first = await freePort();
  await expect(freePort()).rejects.toThrow("no free port");
  const server = createServer().listen(first, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
});
