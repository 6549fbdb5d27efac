import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { languages } from "#locales/index.ts";
import { anyText } from "#scripts/any-text.harness.ts";
import { pathOf } from "../e2e/support/every-page.ts";
import { type RunningSite, startSite } from "../e2e/support/start-site.ts";
import { get } from "./support/raw-http.ts";

const post = pathOf("post-gallery");

// A site of its own: so many tickets that do not exist are asked for that any other visitor's would be refused.
let site: RunningSite;
let origin: string;
beforeAll(async () => {
  site = await startSite({ LOG_LEVEL: "silent" });
  origin = site.origin;
});
afterAll(() => site.stop());

afterEach(async () => {
  expect((await get(origin, "/healthz")).body).toBe("ok\n");
});

/** Text that must not come back: it closes what it may stand in, and no escaping leaves it as it is. */
const mark = `"><i>canary'`;

describe("a path leads to no file but those of the site", () => {
  const ups = [
    "../",
    "..%2f",
    "%2e%2e/",
    "%2e%2e%2f",
    "..%5c",
    "%2e%2e%5c",
    "..\\",
    "%252e%252e%252f",
    "..%252f",
    "%c0%ae%c0%ae/",
    "%c0%ae%c0%ae%c0%af",
    "%uff0e%uff0e/",
    "..;/",
    ".%00./",
    "....//",
    "%ef%bc%8e%ef%bc%8e%ef%bc%8f",
    "..%00/",
    ".../",
    "%E0%80%AE%E0%80%AE/",
  ];
  const roots = ["/", "/assets/", "/media/", "/share/post/", "/.well-known/", "/picture/w750/", "/ticket/a/", "/post/"];
  const targets = ["etc/passwd", "package.json", "server/main.mjs", ".data/database.sqlite", "etc/passwd%00.png"];
  test.each(roots)("from %s", async (root) => {
    // Each way up to each target, and from each root; not each target by each way from each root.
    for (const [at, up] of ups.entries()) {
      const target = targets[(at + roots.indexOf(root)) % targets.length];
      const { status, body } = await get(origin, root + up.repeat(6) + target);
      expect(status, root + up + target).toBeGreaterThanOrEqual(400);
      expect(status, root + up + target).toBeLessThan(500);
      expect(body).not.toMatch(/root:.*:0:0:|"dependencies"|runServer|SQLite format/);
    }
  });

  test.each([
    "/.git/config",
    "/.env",
    "/.data/picture-key",
    "/package.json",
    "/server/main.mjs",
    "/assets/.vite/manifest.json",
    "/.vite/manifest.json",
    "/site.js",
    "file:///etc/passwd",
    "/media//etc/passwd",
    "//etc/passwd",
    "/assets",
    "/assets/",
    "/media/",
    "/%00",
    "/post/%00",
    "/assets/x%00.js",
    "/profile/%0",
  ])("%s", async (path) => {
    const { status } = await get(origin, path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });
});

describe("no URL becomes a header", () => {
  const breaks = ["%0d%0a", "%0a", "%0d", "%E5%98%8A%E5%98%8D", "%u000a", "%00", "\\r\\n", "%c4%8d%c4%8a", "%e2%80%a8"];
  test.each([
    "/?lng=tr",
    "/download?to=auto&from=",
    "/download?to=auto&id=",
    "/download?from=",
    `${post}?lng=`,
    "/oembed?url=",
    "/no-such-page/",
    "/post/",
    "/share/post/",
    "/ticket/a/b/",
  ])("%s…", async (start) => {
    for (const line of breaks) {
      const { status, headers, body } = await get(origin, `${start}x${line}Set-Cookie:%20canary=1${line}X-Canary:%201`);
      expect(status).toBeLessThan(500);
      expect(headers.has("x-canary")).toBe(false);
      expect(headers.get("set-cookie") ?? "").not.toContain("canary");
      expect(body).not.toContain("\nX-Canary");
    }
  });
});

test.each([
  "https://evil.example",
  "//evil.example",
  "/\\evil.example",
  "https:evil.example",
  "%2F%2Fevil.example",
  "https%3A%2F%2Fevil.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "auto@evil.example",
  "apple.evil.example",
  "google%00.evil.example",
])("nothing redirects to %s", async (target) => {
  for (const path of [
    `/download?to=${target}`,
    `/download?to=auto&from=${target}`,
    `/download?to=auto&id=${target}`,
    `/download?to=auto&from=post&id=${target}`,
    `/?to=${target}&url=${target}&next=${target}&redirect=${target}&return=${target}`,
    `/delete-account/receipt?to=${target}`,
    `/${target}`,
    `/${target}/..`,
    `/${target}/%2e%2e`,
  ]) {
    // The download page alone sends devices to different stores.
    const devices = ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)", "Mozilla/5.0 (Linux; Android 15)", "x"];
    for (const userAgent of path.startsWith("/download") ? devices : ["x"]) {
      const { status, headers } = await get(origin, path, { "User-Agent": userAgent });
      expect(status).toBeLessThan(500);
      const location = headers.get("location") ?? "/";
      expect([origin, "https://apps.apple.com", "https://play.google.com"]).toContain(new URL(location, origin).origin);
    }
  }
});

describe("the language is one of the list, whatever is asked for", () => {
  const codes = languages.map(({ code }) => code as string);
  const languageOf = (html: string) => /<html lang="([^"]*)"/.exec(html)?.[1] ?? "";

  test.each([
    mark,
    "../../etc/passwd",
    "__proto__",
    "constructor",
    "toString",
    "tr\0",
    "TR_tr.UTF-8",
    "tr,en;q=0.5",
    "a".repeat(5000),
    "-".repeat(5000),
    "tr-".repeat(1500),
    "*",
    "i-default",
    "x-canary",
  ])("%j", async (value) => {
    const encoded = encodeURIComponent(value);
    const plain = value.replace(/[^ -~]/g, "");
    for (const [path, headers] of [
      [`/?lng=${encoded}`, {}],
      [`/?lng=tr&lng=${encoded}`, {}],
      [`${post}?lng=${encoded}`, {}],
      ["/", { "Accept-Language": plain }],
      ["/", { Cookie: `i18next=${plain}; lng=${plain}; i18nextLng=${plain}` }],
      [`/no-such-page?lng=${encoded}`, { "Accept-Language": plain }],
    ] as const) {
      const { status, body, headers: received } = await get(origin, path, headers);
      expect(status).toBeLessThan(500);
      expect(codes).toContain(languageOf(body));
      expect(body).not.toContain(mark);
      expect(codes).toContain(received.get("content-language"));
    }
  });

  test("any text", async () => {
    await fc.assert(
      fc.asyncProperty(anyText(), async (text) => {
        const { status, body } = await get(origin, `/no-such-page?lng=${encodeURIComponent(text.toWellFormed())}`);
        expect(status).toBe(404);
        expect(codes).toContain(languageOf(body));
      }),
      { numRuns: 25 },
    );
  });
});

test("nothing of a URL or a header comes back unescaped", async () => {
  const encoded = encodeURIComponent(mark);
  const headers = Object.fromEntries(
    [
      "User-Agent",
      "Referer",
      "Origin",
      "Accept",
      "Accept-Language",
      "Accept-Encoding",
      "Cookie",
      "X-Forwarded-For",
    ].map((name) => [name, mark]),
  );
  for (const path of [
    `/?x=${encoded}`,
    `/${encoded}`,
    `/post/${encoded}`,
    `/profile/${encoded}`,
    `/ticket/${encoded}/${encoded}/${encoded}`,
    `/download?from=${encoded}&id=${encoded}`,
    `/download?from=post&id=${encoded}`,
    `/oembed?url=${encoded}`,
    `/oembed?url=${encodeURIComponent(`${origin}/post/`)}${encoded}`,
    `/delete-account?x=${encoded}`,
    `/delete-account/cancel?token=${encoded}`,
    `/delete-account/receipt?receipt=${encoded}`,
    `/embed/post/${encoded}`,
    `/profile/${encoded}/feed.xml`,
    `/share/post/${encoded}/tr.jpg`,
    `/picture/w750/${encoded}?of=${encoded}`,
  ]) {
    const { status, body, headers: received } = await get(origin, path, headers);
    expect(status, path).toBeLessThan(500);
    expect(body, path).not.toContain("<i>canary");
    expect([...received.values()].join("\n"), path).not.toContain("canary");
  }
});
