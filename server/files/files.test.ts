import { once } from "node:events";
import { mkdirSync, readdirSync, readlinkSync, symlinkSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { securityHeaders } from "#server/http/security-headers.ts";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { serve, testSettings } from "#server/web/web-server.harness.ts";
import { siteResponse } from "#site/plain-site.harness.ts";
import { openOwnMedia } from "./media-files.ts";
import type { FileHandler } from "./send-file.ts";
import { createStaticFiles } from "./static-files.ts";

const largeText = "a { color: red }".repeat(100);
const folder = temporaryFolder(afterAll);
beforeAll(() => {
  const write = (name: string, content: string | Buffer) => writeFileSync(join(folder, name), content);
  for (const name of ["client/assets", "client/.well-known", "earlier/assets", "media"]) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  write("secret.txt", "secret");
  write("client/.well-known/secret.txt", "secret");
  write("client/favicon.svg", "<svg/>");
  write("client/assets/page-Ab12.js", "let x");
  write("client/assets/large-Cd34.css", largeText);
  write("client/assets/large-Cd34.css.br", brotliCompressSync(largeText));
  write("client/assets/large-Cd34.css.gz", gzipSync(largeText));
  write("client/picture.png", "0123456789");
  write("client/thing.unknown", "x".repeat(300_000));
  write("earlier/assets/island-Ef56.js", "let earlier");
  write("earlier/assets/island-Ef56.js.br", brotliCompressSync("let earlier"));
  write("media/0a1b.mp4", "0123456789");
  write("media/0a1c.webp", "picture");
  write("media/0a1e.mp4", Buffer.alloc(400_000));
  symlinkSync(join(folder, "secret.txt"), join(folder, "media", "link"));
});

const site = () =>
  serve({
    files: [
      createStaticFiles(join(folder, "client"), join(folder, "earlier")),
      openOwnMedia(join(folder, "media"), () => true).serve,
    ],
    site: async () => siteResponse("no such page", { status: 404 }),
  });

/** The headers that every response has, by their lower-case names. */
const defaultHeaders = Object.fromEntries(
  Object.entries(securityHeaders(testSettings.origin)).map(([name, value]) => [name.toLowerCase(), value]),
);

describe("static files", () => {
  test("hashed files never change, others are revalidated after an hour", async () => {
    const { origin } = await site();
    const [hashed, named] = [await fetch(`${origin}/assets/page-Ab12.js`), await fetch(`${origin}/favicon.svg`)];
    expect(await hashed.text()).toBe("let x");
    expect(hashed.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(hashed.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(named.headers.get("cache-control")).toBe("public, max-age=3600");
    expect(named.headers.get("content-type")).toMatch(/^image\/svg\+xml/);
  });

  test("an unchanged file is not sent again", async () => {
    const { origin, send } = await site();
    const etag = (await fetch(`${origin}/favicon.svg`)).headers.get("etag");
    // fetch would add "Cache-Control: no-cache" to a conditional request.
    const again = await send(
      `GET /favicon.svg HTTP/1.1\r\nHost: x\r\nIf-None-Match: ${etag}\r\nConnection: close\r\n\r\n`,
    );
    expect(again).toMatch(/^HTTP\/1\.1 304 /);
    expect(again).toMatch(/X-Content-Type-Options: nosniff/i);
    expect(again).toMatch(/\r\n\r\n$/);
  });

  test("text is sent as the build has compressed it, each encoding with its own ETag", async () => {
    const { origin } = await site();
    const etags = new Set<string | null>();
    for (const encoding of ["br", "gzip", "identity"]) {
      const response = await fetch(`${origin}/assets/large-Cd34.css?v=1`, { headers: { "Accept-Encoding": encoding } });
      expect(await response.text()).toBe(largeText);
      expect(response.headers.get("content-encoding")).toBe(encoding === "identity" ? null : encoding);
      expect(response.headers.get("content-type")).toBe("text/css; charset=utf-8");
      expect(response.headers.get("vary")).toBe("Accept-Encoding");
      etags.add(response.headers.get("etag"));
    }
    expect(etags.size).toBe(3);
    expect((await fetch(`${origin}/assets/large-Cd34.css.br`)).status).toBe(404);
  });

  test("assets of earlier builds are served too", async () => {
    const { origin } = await site();
    const response = await fetch(`${origin}/assets/island-Ef56.js`, { headers: { "Accept-Encoding": "br" } });
    expect(await response.text()).toBe("let earlier");
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  });

  test("other sites may show the icons and the preview image, and nothing else", async () => {
    const { origin } = await site();
    const policyOf = async (path: string) => (await fetch(origin + path)).headers.get("cross-origin-resource-policy");
    expect(await policyOf("/picture.png")).toBe("cross-origin");
    expect(await policyOf("/favicon.svg")).toBe("cross-origin");
    expect(await policyOf("/assets/page-Ab12.js")).toBe("same-origin");
  });

  test.each([
    "/assets",
    "/assets/",
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/.well-known/secret.txt",
    "/assets/none.js",
  ])("%s is not found", async (path) => {
    const { send } = await site();
    const response = await send(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(response).toMatch(/^HTTP\/1\.1 404 /);
    expect(response).not.toContain("secret");
  });
});

describe("media", () => {
  test("are asked for again after half an hour and may be embedded by other sites", async () => {
    const { origin } = await site();
    const response = await fetch(`${origin}/media/0a1c.webp`);
    expect(await response.text()).toBe("picture");
    expect(Object.fromEntries(response.headers)).toMatchObject({
      ...defaultHeaders,
      "cache-control": "public, max-age=1800",
      "content-type": "image/webp",
      "cross-origin-resource-policy": "cross-origin",
      "accept-ranges": "bytes",
    });
  });

  test("a video player gets the range it requests", async () => {
    const { origin } = await site();
    const part = await fetch(`${origin}/media/0a1b.mp4`, { headers: { Range: "bytes=2-4" } });
    expect([part.status, part.headers.get("content-range"), await part.text()]).toEqual([206, "bytes 2-4/10", "234"]);
    const whole = await fetch(`${origin}/media/0a1b.mp4`);
    expect(part.headers.get("etag")).toBe(whole.headers.get("etag"));
    const beyond = await fetch(`${origin}/media/0a1b.mp4`, { headers: { Range: "bytes=20-" } });
    expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, "bytes */10"]);
    expect(beyond.headers.has("cache-control")).toBe(false);
  });

  test("a file that is added later is found", async () => {
    const { origin } = await site();
    expect((await fetch(`${origin}/media/0a1d.webp`)).status).toBe(404);
    writeFileSync(join(folder, "media", "0a1d.webp"), "later");
    expect(await (await fetch(`${origin}/media/0a1d.webp`)).text()).toBe("later");
  });

  test.each(["/media/", "/media/none.webp", "/media/link", "/media/..%2fsecret.txt", "/media/../secret.txt"])(
    "%s is not found, and the response has no headers of media",
    async (path) => {
      const { send } = await site();
      const response = await send(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(response).toMatch(/^HTTP\/1\.1 404 /);
      expect(response).toMatch(/Cross-Origin-Resource-Policy: same-origin/i);
    },
  );
});

test("a thousand requests for a video at once that read nothing and leave cost one open file, and none that stays", async () => {
  const { origin } = await site();
  await fetch(`${origin}/media/0a1e.mp4`, { headers: { Connection: "close" } }).then((response) =>
    response.arrayBuffer(),
  );
  const openVideos = () => filesOpenIn(folder).length;
  expect(openVideos()).toBe(0);
  const socket = connect(Number(new URL(origin).port), "127.0.0.1").pause();
  socket.write("GET /media/0a1e.mp4 HTTP/1.1\r\nHost: x\r\n\r\n".repeat(1000));
  await expect.poll(openVideos, { interval: 5 }).toBeGreaterThan(0);
  await (await fetch(`${origin}/media/0a1b.mp4`)).arrayBuffer(); // what was read before has had its turn
  expect(openVideos()).toBeLessThan(3);
  socket.destroy();
  await once(socket, "close");
  await expect.poll(openVideos, { interval: 5 }).toBe(0);
});

test("nothing waits for a client that has left before its file is looked for", async () => {
  const sent: Promise<boolean>[] = [];
  const lateFiles: FileHandler = async (request, response, path) => {
    client.destroy();
    await once(response, "close");
    sent.push(Promise.resolve(openOwnMedia(join(folder, "media"), () => true).serve(request, response, path, "")));
    return true;
  };
  const { origin } = await serve({ files: [lateFiles] });
  const client = connect(Number(new URL(origin).port), "127.0.0.1");
  client.write("GET /media/0a1e.mp4 HTTP/1.1\r\nHost: x\r\n\r\n");
  await expect.poll(() => sent.length, { interval: 5 }).toBe(1);
  expect(await sent[0]).toBe(true);
});

/** The files in a folder that this process has open. */
function filesOpenIn(folder: string): string[] {
  return readdirSync("/proc/self/fd").filter((descriptor) => {
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`).startsWith(folder);
    } catch {
      return false; // the one that lists them
    }
  });
}
