import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { connect as connectHttp2 } from "node:http2";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type ConnectionOptions, connect as connectTls } from "node:tls";
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { locales } from "#locales/index.ts";
import { postCall, postPath, toldAnswer } from "../e2e/support/post-responses.ts";
import { startProductServer } from "../e2e/support/product-server.ts";
import { type RunningSite, startSite } from "../e2e/support/start-site.ts";
import { type NginxServer, startNginx } from "./support/nginx-server.ts";
import { type Answer, createVisitor, siteOrigin, type Visitor } from "./support/visitor.ts";

// deploy/nginx.conf in front of the built site.

const post = "/post/6f1b2c3d-0001-4a00-8000-000000000001";
const ticketCode = "6f1b2c3d-00c1-4a00-8000-0000000000c1";
const ticket = `/ticket/bogazda-yaz-konseri/6f1b2c3d-00b1-4a00-8000-0000000000b1/${ticketCode}`;

let site: RunningSite;
let nginx: NginxServer;
let visitor: Visitor;
beforeAll(async () => {
  site = await startSite({ SITE_ORIGIN: siteOrigin, TRUSTED_PROXIES: "127.0.0.1" });
  nginx = await startNginx([Number(new URL(site.origin).port)]);
});
afterAll(async () => {
  await nginx?.stop();
  await site?.stop();
});

// One for each test, so that none uses up the requests that another may send (limit_req).
let visitors = 0;
beforeEach(() => {
  visitor = createVisitor(nginx, `127.0.6.${++visitors}`);
});
afterEach(() => visitor.close());

/** Whether anything that nginx has stored contains a text. */
async function isStored(text: string): Promise<boolean> {
  for (const cache of ["site-pages", "site-open", "site-files"]) {
    const entries = await readdir(join(nginx.folder, cache), { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((one) => one.isFile())) {
      const content = await readFile(join(entry.parentPath, entry.name)).catch(() => undefined); // may be gone already
      if (content?.includes(text)) return true;
    }
  }
  return false;
}

/** The languages that the site and nginx answer in. */
async function languagesOf(path: string, headers: Record<string, string>) {
  const [direct, passed] = await Promise.all([fetch(site.origin + path, { headers }), visitor.get(path, headers)]);
  await direct.arrayBuffer();
  return { site: direct.headers.get("content-language"), nginx: passed.headers["content-language"] };
}

interface Sources {
  readonly query?: string;
  readonly cookie?: string;
  readonly accept?: string;
}

/** Queries, cookies and headers of browsers, of old links, and of nobody. */
const sources: readonly Sources[] = [
  {},
  ...["tr-TR,tr;q=0.9,en-US;q=0.8,en;q=0.7", "tr", "tr-tr", "en-GB,en;q=0.9", "de,en-US;q=0.7,en;q=0.3"],
  ...["pt-BR,pt;q=0.9", "zh-Hant-HK,zh;q=0.9,en;q=0.1", "ckb,ku;q=0.9,ar;q=0.8", "uk-UA,uk;q=0.9", "*", "xx,*;q=0.5"],
  ...["fr;q=0, es;q=0.1", "tr;q=0.2, de;q=0.9", "xx,it;q=0.4,ja;q=0.8", "EN-us", "TR", ";;;,,,q=1", "fr;q=abc,it"],
  ...["de;q=1.0,tr;q=0.95", "de ; q=0.9,tr", 'tr;q="0.1",de', "tr_TR", "trk,tur,de", "en>tr", "de,de>fr"],
  ...[`${"xx,".repeat(400)}tr`, `${"xx,".repeat(330)}tr`],
].map((one) => (typeof one === "string" ? { accept: one } : one));

const cookies = [
  "i18next=ru",
  "a=b; i18next=ru; c=d",
  "a=b;i18next=ru-RU",
  "i18next=en_US",
  "xi18next=ru; i18nextLng=ja",
];
const oddCookies = [
  "i18next=xx",
  "i18next=",
  "i18next=%72u",
  'i18next="ru"',
  "i18next=RU",
  "I18NEXT=ru",
  "i18next =ru",
];
const doubleCookies = [
  "i18next=xx; i18next=ru",
  "i18next=ru; i18next=ja",
  "i18next=a b; i18next=ja",
  "i18next",
  "i18next=ru;",
];
const queries = [
  "lng=ko",
  "lng=pt-BR",
  "lng=xx",
  "lng=",
  "LNG=ko",
  "lng=xx&lng=ko",
  "%6Cng=ko",
  "lng=%6Bo",
  "a=1&lng=ja",
];

const table: readonly Sources[] = [
  ...sources,
  ...[...cookies, ...oddCookies, ...doubleCookies].flatMap((cookie) => [{ cookie }, { cookie, accept: "de" }]),
  ...queries.flatMap((query) => [{ query }, { query, accept: "de" }, { query, cookie: "i18next=ru", accept: "de" }]),
];

function headersOf({ cookie, accept }: Sources): Record<string, string> {
  return {
    ...(cookie !== undefined && { Cookie: cookie }),
    ...(accept !== undefined && { "Accept-Language": accept }),
  };
}

test("every visitor gets the language that the site would choose, also from the cache", async () => {
  const differences: unknown[] = [];
  for (const round of ["cold", "warm"]) {
    for (const one of table) {
      const path = `/privacy-policy${one.query === undefined ? "" : `?${one.query}`}`;
      const languages = await languagesOf(path, headersOf(one));
      if (!languages.site || languages.nginx !== languages.site) differences.push({ round, ...one, languages });
    }
  }
  expect(differences).toEqual([]);
});

test("languages at random, in any order", async () => {
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(Math.random() * values.length)] as Value;
  const tags = [...locales, "tr-TR", "en-US", "zh-Hant-TW", "uk", "*", "ku", "pt_BR"];
  const qualities = ["", ";q=0.9", ";q=0.8", ";q=0.5", ";q=0.1", ";q=0", ";q=1", "; q=0.75"];
  const differences: unknown[] = [];
  for (let round = 0; round < 400; round++) {
    const length = 1 + Math.floor(Math.random() * 5);
    const accept = Array.from({ length }, () => pick(tags) + pick(qualities)).join(pick([",", ", "]));
    const languages = await languagesOf("/privacy-policy", { "Accept-Language": accept });
    if (!languages.site || languages.nginx !== languages.site) differences.push({ accept, languages });
  }
  expect(differences).toEqual([]);
}, 60_000);

test("browsers' headers are answered from the cache, one entry for each language and encoding", async () => {
  const cacheOf = async (headers: Record<string, string>) => (await visitor.get(post, headers)).headers["x-cache"];
  expect(
    await cacheOf({ "Accept-Language": "fa-IR,fa;q=0.9,en;q=0.8", "Accept-Encoding": "gzip, deflate, br, zstd" }),
  ).toBe("MISS");
  expect(await cacheOf({ "Accept-Language": "fa", Cookie: "consent=yes", "Accept-Encoding": "br" })).toBe("HIT");
  expect(await cacheOf({ "Accept-Language": "de", Cookie: "i18next=fa", "Accept-Encoding": "br, gzip" })).toBe("HIT");
  expect(await cacheOf({ "Accept-Language": "fa", "Accept-Encoding": "gzip" })).toBe("MISS");
  expect(await cacheOf({ "Accept-Language": "fa;q=0.5,de" })).toBe("BYPASS");
});

test("what a page does not read of its query is not in the key, and what it reads is", async () => {
  const shared = post.replace("0001-4a00-8000-000000000001", "0002-4a00-8000-000000000002");
  const answer = async (path: string) => {
    const { status, headers } = await visitor.get(path, { "Accept-Language": "sw" });
    return [status, headers["x-cache"], headers["content-language"]];
  };
  for (const [query, cache, language] of [
    ["?fbclid=1", "MISS", "sw"],
    ["?fbclid=2", "HIT", "sw"],
    ["", "HIT", "sw"],
    ["?utm_source=a%20b&LNG=tr&xlng=tr", "HIT", "sw"],
    ["?lng=ja&fbclid=3", "MISS", "ja"],
    ["?fbclid=4&lng=ja-JP", "HIT", "ja"],
    ["?fbclid=5&lng=tr&lng=ja", "BYPASS", "tr"],
    ["?lng&lng=ja", "BYPASS", "sw"],
    ["?lng=JA", "BYPASS", "ja"],
    ["?%6Cng=ja", "BYPASS", "ja"],
    ["?fbclid=6", "HIT", "sw"],
  ] as const) {
    expect([query, ...(await answer(shared + query))]).toEqual([query, 200, cache, language]);
  }
  // Other spellings of the path are 404 and do not take the page's place.
  for (const path of [`/${shared}`, shared.replace("post", "%70ost")]) {
    for (const _time of [1, 2]) expect((await answer(path))[0], path).toBe(404);
  }
  expect(await answer(shared)).toEqual([200, "HIT", "sw"]);
  expect(await answer("/?x=1")).toEqual([200, "MISS", "sw"]);
  expect(await answer("/?x=2")).toEqual([200, "HIT", "sw"]);
});

test("of /download, the key has where the visitor comes from, and nothing else", async () => {
  const answer = async (query: string) => {
    const { status, headers, body } = await visitor.get(`/download${query}`, { "Accept-Language": "it" });
    const [, campaign] = /[?;&]ct=([\w-]+)/.exec(body.toString()) ?? [];
    return [query, status, headers["x-cache"], campaign];
  };
  for (const expected of [
    ["?utm_source=a", 200, "MISS", "download-download-it"],
    ["?utm_source=b&from=nowhere&id=1", 200, "HIT", "download-download-it"],
    ["", 200, "HIT", "download-download-it"],
    ["?fbclid=1&from=post", 200, "MISS", "post-download-it"],
    ["?from=post&fbclid=2&lng2=x", 200, "HIT", "post-download-it"],
    ["?from=post&id=p-1", 200, "MISS", "post-download-it"],
    ["?id=p-1&from=post&utm_source=c", 200, "HIT", "post-download-it"],
    ["?from=profile", 200, "MISS", "profile-download-it"],
    ["?from=print&lng=ja", 200, "MISS", "print-download-ja"],
    ["?lng=ja&from=print&fbclid=3", 200, "HIT", "print-download-ja"],
    ["?from=p%6Fst", 200, "BYPASS", "post-download-it"],
    ["?from=post&from=profile", 200, "BYPASS", "post-download-it"],
    ["?fr%6Fm=profile", 200, "BYPASS", "profile-download-it"],
    ["?to=auto&from=post", 200, "BYPASS", "post-download-it"],
    ["?to=none", 200, "BYPASS", "download-download-it"],
  ]) {
    expect(await answer(String(expected[0]))).toEqual(expected);
  }
  const phone = { "User-Agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)", "Accept-Language": "it" };
  expect((await visitor.get("/download?to=auto", phone)).headers.location).toContain("apps.apple.com");
});

test("hostile queries store nothing", async () => {
  const stored = async () => {
    const counts = ["site-pages", "site-open", "site-files"].map(async (cache) => {
      const entries = await readdir(join(nginx.folder, cache), { recursive: true, withFileTypes: true });
      return entries.filter((one) => one.isFile()).length;
    });
    return Promise.all(counts);
  };
  const paths = [
    post,
    "/",
    "/profile/6f1b2c3d-00a1-4a00-8000-0000000000a1",
    "/download",
    "/robots.txt",
    "/favicon.ico",
  ];
  const asset = await assetOf(post);
  for (const path of [...paths, asset]) {
    expect((await visitor.get(path)).status, path).toBe(200);
    // nginx stores a response after it has sent it.
    await vi.waitFor(async () => expect((await visitor.get(path)).headers["x-cache"], path).toBe("HIT"), 5000);
  }
  const before = await stored();
  const flood = [
    ...paths.flatMap((path) => [`${path}?x=`, `${path}?lng=x`, `${path}?lng=tr&lng=`, `${path}?%6Cng=`]),
    ...["/download?from=x", "/download?to=", "/download?from=landing&id=", "/oembed?url=", "/oembed?maxwidth=", "/x?"],
    ...[`${asset}?`, `/oembed?url=${siteOrigin}${post}%3Fx=`],
  ];
  for (const url of flood) {
    for (const number of [1, 2]) expect((await visitor.get(url + number)).status, url).toBeLessThan(500);
  }
  // Each language of the closed list is an entry; here, none was asked for but the first of "from=landing".
  const [pages = 0, open = 0, files] = before;
  expect(await stored()).toEqual([pages, open + 1, files]);
});

test("what belongs to one visitor is never stored, and gets all that the visitor sends", async () => {
  const account = { email: "silinecek@meydan.example", password: "meydan-deneme-2026" };
  const frozen = await visitor.post("/delete-account", { ...account, action: "freeze", confirm: "yes" });
  expect(frozen.status).toBe(303);
  const cookie = frozen.headers["set-cookie"]?.split(";")[0] ?? "";
  const receipt = await visitor.get(frozen.headers.location ?? "", { Cookie: cookie, "Accept-Language": "tr" });
  const [, reference = ""] = />([A-Z0-9]{4}-[A-Z0-9-]+)</.exec(receipt.body.toString()) ?? [];
  expect([receipt.status, receipt.headers["content-language"], reference]).toEqual([
    200,
    "tr",
    expect.stringContaining("-"),
  ]);
  for (const path of [ticket, `//${ticket}`, ticket.replace("ticket", "%74icket"), `${ticket}/calendar.ics`]) {
    for (const _time of [1, 2]) await visitor.get(path, { "Accept-Language": "tr" });
  }
  const call = ticket.replace("/ticket", "/api/project/events/ticketSucces");
  expect((await visitor.get(call)).body.toString()).toContain(ticketCode);
  expect((await visitor.get(ticket)).headers["x-cache"]).toBeUndefined();
  await visitor.get(post, { "Accept-Language": "tr" });
  expect(await isStored(post)).toBe(true); // the search finds what is stored
  for (const secret of [ticketCode, reference, cookie.split("=")[1] ?? "", account.email]) {
    expect(await isStored(secret), secret).toBe(false);
  }
  expect((await visitor.post("/delete-account", { ...account, action: "restore", confirm: "yes" })).status).toBe(303);
});

test("logs have no ticket and no token", async () => {
  await visitor.get(ticket, { Referer: siteOrigin + ticket });
  await visitor.get(`/delete-account/cancel?token=secret-token`, {
    Referer: `${siteOrigin}/delete-account/cancel?token=secret-token`,
  });
  await visitor.get(`/api/project//events/%74icketSucces/a/b/${ticketCode}?x=1`);
  const log = await nginx.accessLog();
  expect(log).toContain("GET /ticket[masked]");
  expect(log).toContain("GET /delete-account/cancel?[masked]");
  expect(log).not.toContain(ticketCode);
  expect(log).not.toContain("secret-token");
});

test("bodies are passed on as the site has compressed them", async () => {
  for (const [accepted, encoding] of [
    ["gzip, deflate, br", "br"],
    ["gzip", "gzip"],
    ["identity", undefined],
  ] as const) {
    for (const path of [post, "/privacy-policy", await assetOf(post)]) {
      for (const _time of ["cold", "warm"]) {
        const headers = { "Accept-Encoding": accepted, "Accept-Language": "tr" };
        const [got, expected] = [await visitor.get(path, headers), await fetch(site.origin + path, { headers })];
        expect([path, got.status, got.headers["content-encoding"]]).toEqual([path, 200, encoding]);
        expect(got.headers.vary).toBe(expected.headers.get("vary"));
        expect(got.headers.etag).toBe(expected.headers.get("etag"));
        const again = await visitor.get(path, { ...headers, "If-None-Match": got.headers.etag ?? "" });
        expect([again.status, again.body.length]).toEqual([304, 0]);
      }
    }
  }
});

/** A script of the build that a page loads. */
async function assetOf(path: string): Promise<string> {
  return /\/assets\/[\w.-]+\.js/.exec(await (await fetch(site.origin + path)).text())?.[0] ?? "no script";
}

test("images are stored in each format, and their size and signature are still checked", async () => {
  const page = await (await fetch(site.origin + post)).text();
  const image = /\/picture\/w320\/[^" ]+/.exec(page)?.[0].replaceAll("&amp;", "&") ?? "no image";
  const kindOf = async (path: string, accept: string) => {
    const { status, headers } = await visitor.get(path, { Accept: accept });
    return [status, headers["content-type"], headers["x-cache"]];
  };
  const accepts = ["image/avif,image/webp,*/*;q=0.8", "image/webp,*/*", "*/*"];
  for (const cache of ["MISS", "HIT"]) {
    expect(await Promise.all(accepts.map((accept) => kindOf(image, accept)))).toEqual([
      [200, "image/avif", cache],
      [200, "image/webp", cache],
      [200, "image/jpeg", cache],
    ]);
  }
  expect((await kindOf(image.replace("w320", "w321"), "*/*"))[0]).toBe(404);
  expect((await visitor.get(image, { Accept: "*/*" })).headers["cache-control"]).toContain("immutable");
});

test("TLS, HTTP/2, and one host", async () => {
  const session = connectHttp2(`https://www.example.com:${nginx.httpsPort}`, {
    ca: nginx.certificate,
    lookup: (_host, options, callback) =>
      options.all ? callback(null, [{ address: "127.0.0.1", family: 4 }]) : callback(null, "127.0.0.1", 4),
  });
  onTestFinished(() => session.close());
  const stream = session.request({ ":path": "/privacy-policy", cookie: ["a=b", "i18next=ja"] });
  const [headers] = await once(stream, "response");
  expect(headers).toMatchObject({ ":status": 200, "content-language": "ja" });
  expect(headers["strict-transport-security"]).toContain("max-age=63072000");
  stream.resume();
  await once(stream, "close");
  const insecure = await fetch(`http://127.0.0.1:${nginx.httpPort}/post/a?b`, { redirect: "manual" });
  expect([insecure.status, insecure.headers.get("location")]).toEqual([301, `${siteOrigin}/post/a?b`]);
  const other = createVisitor(nginx, "127.0.0.1", "other.example.com");
  onTestFinished(other.close);
  await expect(other.get("/")).rejects.toThrow(/unrecognized name|handshake/i);
});

/** Shakes hands with nginx. @returns the session that another connection can resume; a resumed one may have none */
async function shakeHands(options: ConnectionOptions) {
  const socket = connectTls({
    port: nginx.httpsPort,
    host: "127.0.0.1",
    servername: "www.example.com",
    ca: nginx.certificate,
    ...options,
  });
  onTestFinished(() => void socket.destroy());
  const session = new Promise<Buffer>((resolve) => socket.once("session", resolve));
  await once(socket.resume(), "secureConnect");
  return { session, protocol: socket.getProtocol(), isResumed: socket.isSessionReused() };
}

test("TLS 1.3 and 1.2, whose sessions a visitor resumes", async () => {
  for (const version of ["TLSv1.3", "TLSv1.2"] as const) {
    const versions = { minVersion: version, maxVersion: version };
    const first = await shakeHands(versions);
    expect(first).toMatchObject({ protocol: version, isResumed: false });
    const again = await shakeHands({ ...versions, session: await first.session });
    expect(again).toMatchObject({ protocol: version, isResumed: true });
  }
  expect((await shakeHands({})).protocol).toBe("TLSv1.3");
  const old: ConnectionOptions = { minVersion: "TLSv1", maxVersion: "TLSv1.1", ciphers: "DEFAULT@SECLEVEL=0" };
  await expect(shakeHands(old)).rejects.toThrow(/version|handshake/i);
});

test("a program gets 429, and others do not", async () => {
  const program = createVisitor(nginx, "127.0.7.1");
  const person = createVisitor(nginx, "127.0.7.2");
  onTestFinished(async () => {
    await Promise.all([program.close(), person.close()]);
  });
  const answers: Answer[] = [];
  // Few enough at a time for the limit of connections.
  while (answers.length < 1500) {
    answers.push(...(await Promise.all(Array.from({ length: 100 }, () => program.get("/robots.txt")))));
  }
  const refused = answers.filter(({ status }) => status === 429).length;
  expect(refused).toBeGreaterThan(100);
  expect(answers.length - refused).toBeGreaterThan(299);
  expect((await person.get("/robots.txt")).status).toBe(200);
}, 60_000);

test("a network of IPv6 counts as one visitor, and its neighbor as another", async () => {
  const visitors = createVisitor(nginx, "::1");
  onTestFinished(visitors.close);
  // Bytes of 10 are line breaks to a pattern.
  const ask = (address: string) => visitors.get("/robots.txt", { "X-Test-Address": address });
  const statuses: number[] = [];
  for (let number = 0; number < 1500; number += 100) {
    const addresses = Array.from({ length: 100 }, (_, index) => `2001:db8:a0a:a0a:${(number + index).toString(16)}::a`);
    statuses.push(...(await Promise.all(addresses.map(ask))).map(({ status }) => status));
  }
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(100);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(299);
  expect((await ask("2001:db8:a0a:a0b::1")).status).toBe(200);
  expect((await visitors.get("/robots.txt")).status).toBe(200); // ::1 itself
}, 60_000);

test("what is removed is gone within a minute, and what exists outlives every instance", async () => {
  const productServer = await startProductServer();
  const scripted = await startSite({
    API_ORIGIN: productServer.origin,
    SITE_ORIGIN: siteOrigin,
    TRUSTED_PROXIES: "127.0.0.1",
  });
  const proxy = await startNginx([Number(new URL(scripted.origin).port)]);
  const client = createVisitor(proxy);
  onTestFinished(async () => {
    await client.close();
    await proxy.stop();
    await scripted.stop();
    await productServer.stop();
  });
  const statusOf = async (path = postPath) => (await client.get(path)).status;
  productServer.on(postCall, { json: toldAnswer() });
  // The worst case: the page is old in the instance when nginx gets it, and removed a moment later.
  await (await fetch(scripted.origin + postPath)).text();
  await sleep(28_000);
  const ageAt = async (cache: string) => {
    const { status, headers } = await client.get(postPath);
    expect([status, headers["x-cache"]]).toEqual([200, cache]);
    return headers.age;
  };
  const age = await ageAt("MISS");
  expect(Number(age)).toBeGreaterThan(26);
  productServer.on(postCall, { status: 404, json: {} });
  const removedAt = performance.now();
  // nginx does not count. What a cache before it adds to its minute is in docs/scale.md.
  await sleep(3000);
  expect(await ageAt("HIT")).toBe(age);
  await expect.poll(() => statusOf(), { timeout: 61_000, interval: 250 }).toBe(404);
  process.stdout.write(`a removed post is gone after ${((performance.now() - removedAt) / 1000).toFixed(1)} s\n`);
  expect(await statusOf()).toBe(404);

  productServer.on(postCall, { json: toldAnswer() });
  await expect.poll(() => statusOf(), { timeout: 30_000, interval: 250 }).toBe(200);
  await client.get("/privacy-policy");
  await sleep(1000);
  await scripted.stop();
  await sleep(31_000);
  const stale = await client.get(postPath);
  expect([stale.status, stale.headers["x-cache"]]).toEqual([200, "STALE"]);
  expect(await statusOf("/privacy-policy")).toBe(200);
  expect(await statusOf("/post/p-2")).toBe(502);
}, 180_000);
