import { pino } from "pino";
import { expect, test } from "vitest";
import { createSite } from "./app.tsx";
import type { Assets } from "./assets.ts";
import type { RequestBindings } from "./page.ts";
import { plainSiteSettings } from "./site-settings.harness.ts";

const assets: Assets = {
  css: () => "",
  clientEntry: "/assets/client.js",
  scripts: {
    measurement: "/measurement.js",
    counting: "/counting.js",
    "reveal-on-scroll": "/reveal.js",
    print: "/print.js",
    "missing-fonts": "/missing-fonts.js",
  },
};

const { origin } = plainSiteSettings;
const uuid = "6f1b2c3d-0002-4a00-8000-000000000002";

async function get(path: string, { productApi, css = assets.css }: Partial<RequestBindings & Assets> = {}) {
  const logged: string[] = [];
  const site = await createSite({ ...assets, css });
  const response = await site(new Request(origin + path), {
    settings: plainSiteSettings,
    productApi: productApi ?? { get: async () => ({ ok: false, failure: "not-found" }) },
    signImage: (url) => ({ url }),
    loadImage: async () => undefined,
    previewImages: { draw: async () => "busy", find: () => undefined },
    ticketSecrets: { deriveId: () => "0".repeat(32), appleWallet: undefined, googleWallet: undefined },
    log: pino({}, { write: (line: string) => logged.push(line) }),
    requestId: "r1",
  });
  return { status: response.status, headers: response.headers, body: await response.text(), log: logged.join("") };
}

test.each([
  "/",
  "/download",
  "/delete-account",
  "/privacy-policy",
  "/robots.txt",
  "/sitemap.xml",
  "/manifest.webmanifest",
])("%s is there, with and without a slash at its end", async (path) => {
  expect((await get(path)).status).toBe(200);
  if (path !== "/") expect((await get(`${path}/`)).status).toBe(200);
});

test.each(["/nope", "/500", "/server-error", "/not-found", "/post", "/post/a/b", "/_image", "/embed-post"])(
  "%s is not found",
  async (path) => {
    const { status, body } = await get(`${path}?lng=tr`);
    expect(status).toBe(404);
    expect(body).toContain('lang="tr"');
  },
);

const broken = {
  get: () => {
    throw new Error("broken on purpose");
  },
};

test("a page that throws becomes a styled 500 that is logged without its URL", async () => {
  const { status, headers, body, log } = await get(`/post/${uuid}?lng=de`, { productApi: broken });
  expect(status).toBe(500);
  expect(headers.get("cache-control")).toBe("private, no-store");
  expect(body).toContain('lang="de"');
  expect(body).toContain("r1");
  expect(log).toContain("broken on purpose");
  expect(log).toContain("/post/:uuid");
  expect(log).not.toContain(uuid);
});

test("where the error page fails too, the server is left to answer", async () => {
  const failing = () => {
    throw new Error("no CSS");
  };
  const { status, body } = await get("/", { css: failing });
  expect(status).toBe(500);
  expect(body).toBe("");
});
