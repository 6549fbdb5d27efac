import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { securityHeaders } from "#server/http/security-headers.ts";
import { serve, testSettings } from "#server/http/web-server.harness.ts";
import { precompressFolder } from "#site/build/precompress.ts";
import { createMediaFiles } from "./media-files.ts";
import { createStaticFiles } from "./static-files.ts";

const largeText = "a { color: red }".repeat(100);
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "files-"));
  mkdirSync(join(folder, "client", "assets"), { recursive: true });
  mkdirSync(join(folder, "client", ".well-known"));
  mkdirSync(join(folder, "media"));
  writeFileSync(join(folder, "secret.txt"), "secret");
  writeFileSync(join(folder, "client", "favicon.svg"), "<svg/>");
  writeFileSync(join(folder, "client", "assets", "page.Ab12.js"), "let x");
  writeFileSync(join(folder, "client", "assets", "large.Cd34.css"), largeText);
  writeFileSync(join(folder, "client", "picture.png"), "0123456789");
  for (const name of ["huge.png", "thing.unknown"]) writeFileSync(join(folder, "client", name), "x".repeat(300_000));
  precompressFolder(join(folder, "client"));
  writeFileSync(join(folder, "media", "0a1b.mp4"), "0123456789");
  writeFileSync(join(folder, "media", "0a1c.webp"), "picture");
  symlinkSync(join(folder, "secret.txt"), join(folder, "media", "link"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const site = () =>
  serve({
    staticFiles: createStaticFiles(join(folder, "client"), securityHeaders(testSettings.origin)),
    files: [createMediaFiles(join(folder, "media"))],
    renderPage: async () => new Response("no such page", { status: 404 }),
  });

describe("static files", () => {
  test("hashed ones never change, others are asked for again after an hour", async () => {
    const { origin } = await site();
    const [hashed, named] = [await fetch(`${origin}/assets/page.Ab12.js`), await fetch(`${origin}/favicon.svg`)];
    expect(await hashed.text()).toBe("let x");
    expect(hashed.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(hashed.headers.get("content-type")).toMatch(/^text\/javascript/);
    expect(named.headers.get("cache-control")).toBe("public, max-age=3600");
    expect(named.headers.get("content-type")).toBe("image/svg+xml");
    expect(named.headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("what has not changed is not sent again", async () => {
    const { origin, send } = await site();
    const etag = (await fetch(`${origin}/favicon.svg`)).headers.get("etag");
    // Not by fetch, which adds "Cache-Control: no-cache" to a conditional request.
    const again = await send(
      `GET /favicon.svg HTTP/1.1\r\nHost: x\r\nIf-None-Match: ${etag}\r\nConnection: close\r\n\r\n`,
    );
    expect(again).toMatch(/^HTTP\/1\.1 304 /);
    expect(again).toMatch(/X-Content-Type-Options: nosniff/i);
    expect(again).toMatch(/\r\n\r\n$/);
  });

  test("text comes packed as the build has packed it, each form with an ETag of its own", async () => {
    const { origin } = await site();
    const etags = new Set<string | null>();
    for (const encoding of ["br", "gzip", "identity"]) {
      const response = await fetch(`${origin}/assets/large.Cd34.css?v=1`, { headers: { "Accept-Encoding": encoding } });
      expect(await response.text()).toBe(largeText);
      expect(response.headers.get("content-encoding")).toBe(encoding === "identity" ? null : encoding);
      expect(response.headers.get("vary")).toBe("Accept-Encoding");
      etags.add(response.headers.get("etag"));
    }
    expect(etags.size).toBe(3);
    expect((await fetch(`${origin}/assets/large.Cd34.css.br`)).status).toBe(404);
  });

  test("other sites may show what is named in tags for them, and nothing else", async () => {
    const { origin } = await site();
    const policyOf = async (path: string) => (await fetch(origin + path)).headers.get("cross-origin-resource-policy");
    expect(await policyOf("/picture.png")).toBe("cross-origin");
    expect(await policyOf("/huge.png")).toBe("cross-origin");
    expect(await policyOf("/assets/page.Ab12.js")).toBe("same-origin");
  });

  test("HEAD has the headers of GET", async () => {
    const { send } = await site();
    const answer = await send("HEAD /favicon.svg HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    expect(answer).toMatch(/^HTTP\/1\.1 200 .*Content-Length: 6\r\n.*\r\n\r\n$/s);
  });

  test("a part has the ETag of the whole", async () => {
    const { origin } = await site();
    const whole = await fetch(`${origin}/picture.png`);
    const part = await fetch(`${origin}/picture.png`, { headers: { Range: "bytes=2-4" } });
    expect([part.status, part.headers.get("content-range"), await part.text()]).toEqual([206, "bytes 2-4/10", "234"]);
    expect(part.headers.get("etag")).toBe(whole.headers.get("etag"));
    expect(whole.headers.get("accept-ranges")).toBe("bytes");
  });

  test("one too large for memory, or of an unknown kind, comes from the disk", async () => {
    const { origin } = await site();
    for (const name of ["huge.png", "thing.unknown"]) {
      const response = await fetch(`${origin}/${name}`);
      expect(response.status).toBe(200);
      expect((await response.arrayBuffer()).byteLength).toBe(300_000);
    }
  });

  test.each(["/assets", "/assets/", "/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/assets/none.js"])(
    "%s is none",
    async (path) => {
      const { send } = await site();
      const answer = await send(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 404 /);
      expect(answer).not.toContain("secret");
    },
  );
});

describe("media", () => {
  test("are kept for good and may be shown by other sites", async () => {
    const { origin } = await site();
    const response = await fetch(`${origin}/media/0a1c.webp`);
    expect(await response.text()).toBe("picture");
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": "image/webp",
      "cross-origin-resource-policy": "cross-origin",
      "accept-ranges": "bytes",
      "x-content-type-options": "nosniff",
    });
  });

  test("a player gets the part it asks for", async () => {
    const { origin } = await site();
    const part = await fetch(`${origin}/media/0a1b.mp4`, { headers: { Range: "bytes=2-4" } });
    expect([part.status, part.headers.get("content-range"), await part.text()]).toEqual([206, "bytes 2-4/10", "234"]);
    const beyond = await fetch(`${origin}/media/0a1b.mp4`, { headers: { Range: "bytes=20-" } });
    expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, "bytes */10"]);
    expect(beyond.headers.has("cache-control")).toBe(false);
  });

  test("one that comes later is found", async () => {
    const { origin } = await site();
    expect((await fetch(`${origin}/media/0a1d.webp`)).status).toBe(404);
    writeFileSync(join(folder, "media", "0a1d.webp"), "later");
    expect(await (await fetch(`${origin}/media/0a1d.webp`)).text()).toBe("later");
  });

  test.each(["/media/", "/media/none.webp", "/media/link", "/media/..%2fsecret.txt", "/media/../secret.txt"])(
    "%s is none, and the answer is no media's",
    async (path) => {
      const { send } = await site();
      const answer = await send(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 404 /);
      expect(answer).toMatch(/Cross-Origin-Resource-Policy: same-origin/i);
    },
  );
});
