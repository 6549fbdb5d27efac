import { expect, test } from "vitest";
import { serve } from "./web-server.harness.ts";

test("an isolated instance answers nothing but the health checks, and a proxy learns to ask another", async () => {
  let isIsolated = true;
  let files = 0;
  const file = () => {
    files += 1;
    return false;
  };
  const { origin } = await serve({ files: [file], isIsolated: () => isIsolated });
  const status = async (path: string, init?: RequestInit) => (await fetch(origin + path, init)).status;
  const paths = ["/", "/post/p1", "/media/a.jpg", "/picture/w750/x?of=/media/a.jpg", "/none"];
  for (const path of paths) expect([path, await status(path)]).toEqual([path, 504]);
  expect(await status("/delete-account", { method: "POST", body: new URLSearchParams({ a: "b" }) })).toBe(504);
  expect(files).toBe(0);
  expect([await status("/healthz"), await status("/readyz")]).toEqual([200, 200]); // of the harness
  isIsolated = false;
  expect(await status("/post/p1")).toBe(200);
});
