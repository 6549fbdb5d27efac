import { expect, test } from "vitest";
import { measureTransport } from "./measure-transport.ts";

test("each call is measured, one without a response too", async () => {
  const observed: [number, boolean][] = [];
  const measured = measureTransport(
    async (path) => {
      if (path === "/lost") throw new Error("connection refused");
      return { status: path === "/none" ? 404 : 200, body: "{}" };
    },
    (status, seconds) => observed.push([status, seconds >= 0 && seconds < 1]),
  );
  expect(await measured("/some")).toEqual({ status: 200, body: "{}" });
  await measured("/none");
  await expect(measured("/lost")).rejects.toThrow("connection refused");
  expect(observed).toEqual([
    [200, true],
    [404, true],
    [0, true],
  ]);
});
