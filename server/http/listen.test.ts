import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { StartupError } from "#server/config/startup-error.ts";
import { listen } from "./listen.ts";

test("a port in use is reported with the variable that sets it", async () => {
  const first = createServer().listen(0, "127.0.0.1");
  await once(first, "listening");
  const { port } = first.address() as AddressInfo;
  const second = listen(createServer(), "127.0.0.1", port);
  await expect(second).rejects.toThrow(
    new StartupError(
      `Port ${port} is already in use: stop what uses it, or set PORT to another port, such as ${port + 1}.`,
    ),
  );
  const metrics = listen(createServer(), "127.0.0.1", port, "METRICS_");
  await expect(metrics).rejects.toThrow(
    new StartupError(
      `Port ${port} is already in use: stop what uses it, or set METRICS_PORT to another port, such as ${port + 1}.`,
    ),
  );
  first.close();
});

test("an address of another machine is reported with the variable that sets it", async () => {
  await expect(listen(createServer(), "192.0.2.1", 0)).rejects.toThrow(/^HOST 192\.0\.2\.1 is not an address of this/);
});
