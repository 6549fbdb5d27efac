import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { connect as connectHttp2 } from "node:http2";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { type RunningSite, startSite } from "../e2e/support/start-site.ts";
import { type NginxServer, startNginx } from "./support/nginx-server.ts";
import { createVisitor, siteOrigin, type Visitor } from "./support/visitor.ts";

// deploy/nginx.conf in front of the built site.

const post = "/post/6f1b2c3d-0001-4a00-8000-000000000001";
const ticketCode = "6f1b2c3d-00c1-4a00-8000-0000000000c1";
const ticket = `/ticket/bogazda-yaz-konseri/6f1b2c3d-00b1-4a00-8000-0000000000b1/${ticketCode}`;

let site: RunningSite;
let nginx: NginxServer;
let visitor: Visitor;
beforeAll(async () => {
  site = await startSite({ SITE_ORIGIN: siteOrigin, TRUSTED_PROXIES: "127.0.0.1", COUNTING: "true" });
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

/** The files that nginx has stored. */
async function storedFiles(): Promise<string[]> {
  const entries = await readdir(join(nginx.folder, "site-files"), { recursive: true, withFileTypes: true });
  return entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
}

/** Whether anything that nginx has stored contains a text. */
async function isStored(text: string): Promise<boolean> {
  for (const file of await storedFiles()) {
    const content = await readFile(file).catch(() => undefined); // may be gone already
    if (content?.includes(text)) return true;
  }
  return false;
}

test("a page is asked for each time, with all that the visitor sends, and a browser that has it gets a 304", async () => {
  const languageOf = async (query: string, headers: Record<string, string>) => {
    const { headers: got } = await visitor.get(post + query, headers);
    expect([got["x-cache"], got["cache-control"]]).toEqual([undefined, "no-cache"]);
    return got["content-language"];
  };
  expect(await languageOf("", { "Accept-Language": "tr;q=0.2, de;q=0.9" })).toBe("de");
  expect(await languageOf("", { "Accept-Language": "de", Cookie: "a=b; i18next=ru" })).toBe("ru");
  expect(await languageOf("?fbclid=1&lng=ja", { "Accept-Language": "de", Cookie: "i18next=ru" })).toBe("ja");
  const phone = { "User-Agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)", "Accept-Language": "it" };
  expect((await visitor.get("/download?to=auto", phone)).headers.location).toContain("apps.apple.com");
  for (const _time of [1, 2]) await visitor.get(post);
  expect(await storedFiles()).toEqual([]);
});

test("hostile queries and images that do not exist store nothing", async () => {
  const asset = await assetOf(post);
  expect((await visitor.get(asset)).status).toBe(200);
  // nginx stores a response after it has sent it.
  await vi.waitFor(async () => expect((await visitor.get(asset)).headers["x-cache"]).toBe("HIT"), 5000);
  const before = await storedFiles();
  const flood = [
    ...["/?x=", `${post}?lng=x`, "/download?from=", "/oembed?url=", "/post/none-", "/none-", `${asset}?`],
    ...["/assets/none-", "/picture/w320/none?of=/media/", "/picture/none-", "/share/none-"],
  ];
  for (const url of flood) {
    for (const number of [1, 1, 2]) expect((await visitor.get(url + number)).status, url).toBeLessThan(500);
  }
  expect(await storedFiles()).toEqual(before);
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
  expect((await visitor.get(ticket)).headers["x-cache"]).toBeUndefined();
  const asset = await assetOf(post);
  for (const _time of [1, 2]) await visitor.get(asset);
  expect(await isStored(asset)).toBe(true); // the search finds what is stored
  for (const secret of [ticketCode, reference, cookie.split("=")[1] ?? "", account.email]) {
    expect(await isStored(secret), secret).toBe(false);
  }
  expect((await visitor.post("/delete-account", { ...account, action: "restore", confirm: "yes" })).status).toBe(303);
});

test("the log has routes and no URL, and no visitor sees the header that names them", async () => {
  const before = (await nginx.accessLog()).length;
  const requests: [string, string][] = [
    [ticket, "ticket"],
    ["/delete-account/cancel?token=secret-token", "account-deletion"],
    [`/x//%74icket/a/b/${ticketCode}?x=1`, "other"], // no route is spelled like this
    [post, "post"],
    [await assetOf(post), "assets"],
    ["/no-such-page", "other"],
  ];
  for (const [url] of requests) {
    // The second of a file comes from nginx's cache.
    for (const _time of [1, 2]) {
      const { headers } = await visitor.get(url, { Referer: siteOrigin + ticket });
      expect(headers["x-route"], url).toBeUndefined();
    }
  }
  const lines = async () => (await nginx.accessLog()).slice(before).trimEnd().split("\n");
  await expect.poll(async () => (await lines()).length).toBe(2 * requests.length);
  const routes = (await lines()).map((line) => /\] GET (\S+) HTTP/.exec(line)?.[1]);
  expect(routes).toEqual(requests.flatMap(([, route]) => [route, route]));
  expect((await lines()).join()).not.toMatch(/\/ticket|secret-token|6f1b2c3d|no-such-page/);
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
  expect((await visitor.get(image, { Accept: "*/*" })).headers["cache-control"]).toBe("public, max-age=1800");
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
  const other = createVisitor(nginx, "127.0.0.1", "other.example.com");
  onTestFinished(other.close);
  await expect(other.get("/")).rejects.toThrow(/unrecognized name|handshake/i);
});

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
});
