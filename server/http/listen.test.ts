import { EventEmitter, once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { StartupError } from "#server/config/startup-error.ts";
import { listen, tryAddress } from "./listen.ts";

test("an address of another machine is reported with the variable that sets it", async () => {
  await expect(listen(createServer(), "192.0.2.1", 0)).rejects.toThrow(/^HOST 192\.0\.2\.1 is not an address of this/);
});

/** A server that the system lets listen nowhere, for this reason. */
const refused = (code: string) =>
  Object.assign(new EventEmitter(), {
    listen(this: EventEmitter) {
      this.emit("error", Object.assign(new Error(code), { code }));
    },
  }) as unknown as Server;

test.each([
  ["EACCES", "Port 80 may not be opened by this user: set METRICS_PORT to a port above 1023, such as 8080."],
  ["ENOTFOUND", "METRICS_HOST site.invalid cannot be resolved: set it to an address, such as 127.0.0.1."],
  ["EAI_AGAIN", "METRICS_HOST site.invalid cannot be resolved: set it to an address, such as 127.0.0.1."],
])("%s is explained", async (code, text) => {
  await expect(listen(refused(code), "site.invalid", 80, "METRICS_")).rejects.toThrow(new StartupError(text));
});

test("an unknown reason is passed on as it is", async () => {
  const listening = listen(refused("EMFILE"), "127.0.0.1", 80);
  await expect(listening).rejects.toMatchObject({ message: "EMFILE", code: "EMFILE" });
  await expect(listening).rejects.not.toBeInstanceOf(StartupError);
});

test("an address is tried without being kept", async () => {
  const taken = createServer();
  await listen(taken, "127.0.0.1", 0);
  const { port } = taken.address() as AddressInfo;
  await expect(tryAddress("127.0.0.1", port)).rejects.toThrow(/^Port \d+ is already in use: .* set PORT to/);
  taken.close();
  await once(taken, "close");
  await tryAddress("127.0.0.1", port);
  const next = createServer();
  await listen(next, "127.0.0.1", port);
  expect(next.listenerCount("error")).toBe(0);
  next.close();
});
