import { expect, test } from "vitest";
import { freePort } from "#scripts/free-port.harness.ts";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { startDevServer } from "./start-dev-server.ts";

test("a page comes with its styles, its scripts as sources, the server's own endpoints and preview images", async () => {
  const port = await freePort();
  const server = await startDevServer({
    PORT: String(port),
    DATA_DIRECTORY: temporaryFolder(),
    API_ORIGIN: "http://127.0.0.1:9",
    LOG_LEVEL: "silent",
  });
  try {
    const get = (path: string, headers: Record<string, string> = {}) =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers });
    const page = await get("/no-such-page");
    const html = await page.text();
    expect(page.status).toBe(404);
    const [, panel] = /class="[^"]*(_panel_\w+)"/.exec(html) ?? [];
    expect(html.slice(0, html.indexOf("</style>"))).toContain(`.${panel}`);
    expect(html).toContain("/@vite/client");
    const entry = await get("/scripts/dev/dev-client.ts");
    expect([entry.status, await entry.text()]).toEqual([200, expect.stringContaining("/site/islands/client-entry.ts")]);
    expect((await get("/site/styles/fonts.css", { accept: "text/css" })).headers.get("content-type")).toBe("text/css");
    expect((await get("/healthz")).status).toBe(200);
    const preview = await get("/share/landing/tr-0000000000000000.jpg");
    // Drawn, or on a busy machine the brand's image; a drawing that fails is a 500.
    expect([preview.status, preview.headers.get("content-type")]).toEqual([200, expect.stringMatching(/^image\//)]);
  } finally {
    await server.stop();
  }
});
