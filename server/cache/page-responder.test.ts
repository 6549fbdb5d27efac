import { createHash } from "node:crypto";
import { expect, test, vi } from "vitest";
import { createAppLinkHost } from "#server/http/app-link-host.ts";
import { serve } from "#server/http/web-server.harness.ts";
import { cachePolicies } from "#site/http/cache-policies.ts";
import { createPageCache } from "./page-cache.ts";
import type { RenderPage } from "./render-target.ts";

const keepable = {
  "Content-Type": "text/html; charset=utf-8",
  "Cache-Control": cachePolicies.preview,
  Vary: "Accept-Language, Cookie",
};
const long = "günaydın ".repeat(500);

/** Answers with the language and the address it was asked with. */
const telling = () =>
  vi.fn<RenderPage>(
    async (request) =>
      new Response(`${request.headers.get("accept-language")} ${new URL(request.url).search} ${long}`, {
        headers: keepable,
      }),
  );

async function serveKept(renderPage: RenderPage = telling(), parts: Parameters<typeof serve>[0] = {}) {
  const clock = { now: 0 };
  const pageCache = createPageCache(1_000_000, () => clock.now);
  const { origin, send } = await serve({ renderPage, pageCache, ...parts });
  const ask = async (path: string, headers: Record<string, string> = {}, method = "GET") => {
    const lines = Object.entries({ Host: "site.example", Connection: "close", ...headers });
    const request = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
    const answer = await send(`${method} ${path} HTTP/1.1\r\n${request}\r\n`);
    const [head = "", ...body] = answer.split("\r\n\r\n");
    const [status = "", ...fields] = head.split("\r\n");
    const named = fields.map((field) => [field.slice(0, field.indexOf(":")).toLowerCase(), field.split(": ")[1] ?? ""]);
    return {
      status: Number(status.split(" ")[1]),
      headers: new Headers(named as [string, string][]),
      body: body.join(),
    };
  };
  const bytes = async (path: string, encoding: string) => {
    const response = await fetch(origin + path, { headers: { "Accept-Encoding": encoding } });
    return { headers: response.headers, text: await response.text() };
  };
  return { clock, pageCache, ask, bytes };
}

test("a kept page is rendered once, and tells its age and the id of each request", async () => {
  const renderPage = telling();
  const { ask, clock } = await serveKept(renderPage);
  const first = await ask("/");
  clock.now = 7000;
  const second = await ask("/");
  const third = await ask("/");
  expect([first, second, third].map(({ headers }) => headers.get("age"))).toEqual([null, "7", "7"]);
  expect(new Set([first, second, third].map(({ headers }) => headers.get("x-request-id"))).size).toBe(3);
  expect(second.body).toBe(first.body);
  expect(renderPage).toHaveBeenCalledTimes(1);
});

test("kept or not, a page has the same headers", async () => {
  const { ask } = await serveKept();
  const [first, ...kept] = [await ask("/"), await ask("/"), await ask("/")];
  const names = (headers: Headers) => [...headers.keys()].filter((name) => name !== "age").sort();
  for (const { headers } of kept) expect(names(headers)).toEqual(names(first.headers));
  expect(Object.fromEntries(first.headers)).toMatchObject({
    "content-security-policy": expect.stringContaining("default-src 'none'"),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "content-type": "text/html; charset=utf-8",
    "cache-control": cachePolicies.preview,
    vary: "Accept-Language, Cookie, Accept-Encoding",
  });
});

test.each(["br", "gzip", "identity"])("each form has an ETag of its own, and %s is what it says", async (encoding) => {
  const { ask, bytes } = await serveKept();
  const fresh = await bytes("/", encoding);
  // The first form in Brotli is soon replaced by a smaller one.
  const kept = await vi.waitFor(async () => {
    const answer = await bytes("/", encoding);
    if (encoding === "br") expect(answer.headers.get("etag")).toContain("-br11");
    return answer;
  });
  expect(kept.text).toContain(long);
  expect(kept.text).toBe(fresh.text);
  expect(kept.headers.get("content-encoding")).toBe(encoding === "identity" ? null : encoding);
  const etag = kept.headers.get("etag") ?? "";
  expect(etag).toMatch(encoding === "identity" ? /^"[\w-]{22}"$/ : /^"[\w-]{22}-(br\d+|gzip)"$/);
  const others = ["br", "gzip", "identity"].filter((other) => other !== encoding);
  const unchanged = await ask("/", { "If-None-Match": `"x", W/${etag}`, "Accept-Encoding": encoding });
  expect([unchanged.status, unchanged.body, unchanged.headers.get("etag")]).toEqual([304, "", etag]);
  expect(unchanged.headers.has("content-length")).toBe(false);
  expect(unchanged.headers.get("cache-control")).toBe(cachePolicies.preview);
  for (const other of others) {
    expect((await ask("/", { "If-None-Match": etag, "Accept-Encoding": other })).status).toBe(200);
  }
});

test("a small body stays as it is", async () => {
  const { ask } = await serveKept(async () => new Response("small", { headers: keepable }));
  const { headers, body } = await ask("/", { "Accept-Encoding": "br" });
  expect([headers.get("content-encoding"), headers.get("vary"), body]).toEqual([
    null,
    "Accept-Language, Cookie",
    "small",
  ]);
});

test("a page that is not kept is packed too, and a picture is not", async () => {
  const types = ["text/html", "application/feed+json", "image/jpeg"];
  const packed = await Promise.all(
    types.map(async (type) => {
      const { ask } = await serveKept(
        async () => new Response(long, { headers: { "Content-Type": type, "Cache-Control": cachePolicies.none } }),
      );
      await ask("/");
      const { headers } = await ask("/", { "Accept-Encoding": "gzip" });
      expect(headers.has("age") || headers.has("etag")).toBe(false);
      return headers.get("content-encoding");
    }),
  );
  expect(packed).toEqual(["gzip", "gzip", null]);
});

test("HEAD has the headers of GET and no body, whichever came first", async () => {
  const { ask } = await serveKept();
  const [head, get, headAgain] = [await ask("/", {}, "HEAD"), await ask("/"), await ask("/", {}, "HEAD")];
  expect([head.body, headAgain.body]).toEqual(["", ""]);
  expect([head, headAgain].map(({ headers }) => headers.get("content-length"))).toEqual(
    Array(2).fill(get.headers.get("content-length")),
  );
});

test("what a page does not read does not split the cache, and is not shown to it", async () => {
  const renderPage = telling();
  const { ask } = await serveKept(renderPage);
  await ask("/?utm_source=a");
  await ask("/?fbclid=b&utm_source=c", { Cookie: "_ga=1", "User-Agent": "x", "Accept-Language": "xx" });
  expect(renderPage).toHaveBeenCalledTimes(1);
  expect(renderPage.mock.calls[0]?.[0].url).toBe("http://site.example/");
});

test("languages are told apart as the site tells them apart", async () => {
  const renderPage = telling();
  const { ask } = await serveKept(renderPage);
  const languageOf = async (path: string, headers: Record<string, string>) =>
    (await ask(path, headers)).body.slice(0, 10);
  const asked: [string, Record<string, string>][] = [
    ["/", { "Accept-Language": "tr-TR,tr;q=0.9" }],
    ["/", { "Accept-Language": "de;q=0.1, tr" }],
    ["/", { "Accept-Language": "tr", Cookie: "a=b; i18next=ar" }],
    ["/?lng=fa", { "Accept-Language": "tr", Cookie: "i18next=ar" }],
    ["/", {}],
  ];
  for (const round of [1, 2]) {
    const answers = [];
    for (const [path, headers] of asked) answers.push(await languageOf(path, headers));
    expect(
      answers.map((answer) => answer.slice(0, 2)),
      `round ${round}`,
    ).toEqual(["tr", "tr", "ar", "fa", "en"]);
  }
  expect(renderPage).toHaveBeenCalledTimes(4);
  // The links of a page keep a language that its address names, so it is another page.
  expect(await languageOf("/?lng=tr", {})).toMatch(/^tr \?lng=tr/);
});

test.each(["/ticket/a/b/c", "/delete-account", "/download?to=auto", "/share/landing/tr.jpg"])(
  "%s is rendered for each visitor alone, even if it says that it may be kept",
  async (path) => {
    const renderPage = telling();
    const { ask } = await serveKept(renderPage);
    const agents = ["one", "two"];
    await Promise.all(agents.map((agent) => ask(path, { "User-Agent": agent })));
    await ask(path, { "User-Agent": "three" });
    expect(renderPage.mock.calls.map(([request]) => request.headers.get("user-agent"))).toEqual([...agents, "three"]);
  },
);

test("a shared page is told nothing of its visitor", async () => {
  const renderPage = telling();
  const { ask } = await serveKept(renderPage);
  await ask("/", { Cookie: "session=1", "User-Agent": "x", Authorization: "y", "Accept-Language": "tr" });
  expect([...(renderPage.mock.calls[0]?.[0].headers ?? [])]).toEqual([["accept-language", "tr"]]);
});

test("a robot and who asks for the whole page wait; a visitor does not", async () => {
  const renderPage = telling();
  const { ask } = await serveKept(renderPage);
  await ask("/post/1", { "User-Agent": "Firefox" });
  await ask("/post/2", { "User-Agent": "WhatsApp/2" });
  await ask("/post/3?whole=1", { "User-Agent": "Firefox" });
  expect(renderPage.mock.calls.map(([request]) => new URL(request.url).search)).toEqual(["", "?whole=1", "?whole=1"]);
});

test("a failure that several waited for shows the id under which it is logged", async () => {
  let fail = () => {};
  const failed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  const renderPage = vi.fn<RenderPage>(async (_request, { requestId }) => {
    await failed;
    return new Response(requestId, { status: 500 });
  });
  const { ask } = await serveKept(renderPage);
  const asked = [ask("/"), ask("/"), ask("/")];
  await vi.waitFor(() => expect(renderPage).toHaveBeenCalled());
  fail();
  const answers = await Promise.all(asked);
  for (const { headers, body, status } of answers) {
    expect(status).toBe(500);
    expect(headers.get("x-request-id")).toBe(body);
  }
});

test("the app's own host is asked before what is kept", async () => {
  const appLinkHost = createAppLinkHost("http://app.example", "http://site.example");
  const { ask } = await serveKept(telling(), { appLinkHost });
  await ask("/post/1");
  await ask("/post/1");
  expect((await ask("/post/1", { Host: "app.example" })).status).toBe(302);
  expect((await ask("/post/1", { Host: "other.example" })).headers.get("age")).toBe("0");
});

test("what a page was made of is not told to anybody", async () => {
  const { ask } = await serveKept(
    async () => new Response("page", { headers: { ...keepable, "X-Page-Tags": "post:1" } }),
  );
  for (const _ of [1, 2]) expect((await ask("/post/1")).headers.has("x-page-tags")).toBe(false);
});

test("other methods never meet a kept page", async () => {
  const { ask } = await serveKept();
  await ask("/");
  await ask("/");
  expect((await ask("/", { "Content-Length": "0" }, "POST")).status).toBe(405);
});

test("a page's policy names what the page has, and nothing else changes in either", async () => {
  const html = "<style>a{top:0}</style><p>ğ</p>";
  const [present, absent] = ["a{top:0}", "b{top:0}"].map((text) => createHash("sha256").update(text).digest("base64"));
  const { bytes } = await serveKept(async () => {
    const policy = `style-src 'self' 'sha256-${present}' 'sha256-${absent}';`;
    return new Response(html, { headers: { ...keepable, "Content-Security-Policy": policy } });
  });
  const { headers, text } = await bytes("/", "identity");
  expect(headers.get("content-security-policy")).toBe(`style-src 'self' 'sha256-${present}';`);
  expect(text).toBe(html);
});
