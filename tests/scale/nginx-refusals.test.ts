import { once } from "node:events";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { pathOf } from "../e2e/support/every-page.ts";
import { type RunningSite, startSite } from "../e2e/support/start-site.ts";
import { exchange, type RawResponse } from "../hostile/support/raw-http.ts";
import { smuggling } from "../hostile/support/smuggling.ts";
import { type NginxServer, startNginx } from "./support/nginx-server.ts";
import { createVisitor, siteOrigin, type Visitor } from "./support/visitor.ts";

// What nginx answers by itself, with deploy/nginx.conf.

let site: RunningSite;
let nginx: NginxServer;
let visitor: Visitor;
beforeAll(async () => {
  site = await startSite({ SITE_ORIGIN: siteOrigin, TRUSTED_PROXIES: "127.0.0.1" });
  nginx = await startNginx([Number(new URL(site.origin).port)]);
  visitor = createVisitor(nginx);
});
afterAll(async () => {
  await visitor?.close();
  await nginx?.stop();
  await site?.stop();
});

const everywhere: Readonly<Record<string, RegExp>> = {
  "content-security-policy": /^default-src 'none'; ?[^\n]+$/,
  "x-content-type-options": /^nosniff$/,
  "referrer-policy": /^(strict-origin-when-cross-origin|no-referrer)$/,
  "cross-origin-opener-policy": /^same-origin$/,
  "cross-origin-resource-policy": /^same-origin$/,
  "permissions-policy": /^accelerometer=\(\)[^\n]+$/,
};
const secure = { ...everywhere, "strict-transport-security": /^max-age=63072000$/ };

/** Each header stands there once: `exchange` joins several of a name with a line break. */
function expectHeaders(response: RawResponse | undefined, required: Readonly<Record<string, RegExp>>): void {
  for (const [name, value] of Object.entries(required)) expect(response?.headers.get(name), name).toMatch(value);
  expect(response?.headers.get("server")).toBe("nginx");
}

/** @param leaveAfterMs nginx drops a request whose client seems to leave while the site prepares the answer */
async function overTls(bytes: string, leaveAfterMs = 1000, proxy = nginx): Promise<RawResponse | undefined> {
  const tls = { ca: proxy.certificate, servername: "www.example.com" };
  return (await exchange(`https://127.0.0.1:${proxy.httpsPort}`, bytes, leaveAfterMs, tls)).response;
}

const request = (line: string, more = "") =>
  `${line} HTTP/1.1\r\nHost: www.example.com\r\nAccept-Language: tr\r\nConnection: close\r\n${more}\r\n`;

/** A URL that is a credential. */
const secret = "/ticket/a/b/secret";

const title = {
  refused: "Bu istek tamamlanamadı",
  notFound: "Böyle bir sayfa yok",
  tooLarge: "Tarayıcın kabul ettiğimizden fazla veri gönderdi.",
  tooLong: "Bu adres çok uzun.",
  malformed: "İsteği anlayamadık.",
  tooMany: "Bulunduğun ağdan çok fazla istek geldi.",
};

describe("it has the headers and the error page of the site", () => {
  test.each([
    ["two hosts", request(`GET ${secret}`, "Host: y\r\n"), 400, title.malformed],
    ["a header without a name", request(`GET ${secret}`, ": x\r\n"), 400, title.malformed],
    ["two lengths", request("POST /count", "Content-Length: 1\r\nContent-Length: 2\r\n"), 400, title.malformed],
    ["a header that is too long", request(`GET ${secret}`, `Cookie: ${"a".repeat(20_000)}\r\n`), 400, title.malformed],
    ["a transfer encoding that nobody knows", request("POST /count", "Transfer-Encoding: x\r\n"), 501, title.malformed],
    ["TRACE", request(`TRACE ${secret}`), 405, title.malformed],
    ["a body that is too large", request(`POST ${secret}`, "Content-Length: 99999\r\n"), 413, title.tooLarge],
    ["a path of its own error pages", request("GET /error-pages/tr/400.html"), 404, title.notFound],
  ])("%s", async (_name, bytes, status, text) => {
    const response = await overTls(bytes);
    expect(response?.status).toBe(status);
    expectHeaders(response, secure);
    expect(response?.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(response?.headers.get("cache-control")).toBe("private, no-store");
    const body = Buffer.from(response?.body ?? "", "latin1").toString();
    expect(body).toMatch(/<section lang="tr".*<section lang="en"/s);
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).toContain(text);
  });

  test.each([
    ["a target that is too long for the site", request(`GET ${secret}${"a".repeat(9000)}`), 414, title.tooLong],
    [
      "headers that are too long for the site",
      request("GET /delete-account", `X: ${"a".repeat(10_000)}\r\nY: ${"a".repeat(10_000)}\r\n`),
      431,
      title.tooLarge,
    ],
  ])("%s is refused by the site", async (_name, bytes, status, text) => {
    const response = await overTls(bytes);
    expect(response?.status).toBe(status);
    expectHeaders(response, { ...secure, "x-request-id": /^\w{12}$/ });
    expect(Buffer.from(response?.body ?? "", "latin1").toString()).toContain(text);
  });

  // nginx sends no error page where it cannot read the request line; without a host it does not know the site.
  test.each([
    ["a request without a host", "GET / HTTP/1.1\r\nAccept-Language: tr\r\n\r\n", 400],
    ["what is no HTTP", "nonsense\r\n\r\n", 400],
    ["a control character", request(`GET ${secret}\x01`), 400],
    ["a target longer than any of the site", request(`GET ${secret}${"a".repeat(20_000)}`), 414],
    ["another version of HTTP", `GET ${secret} HTTP/3.0\r\n\r\n`, 505],
  ])("%s: the headers only", async (_name, bytes, status) => {
    const response = await overTls(bytes);
    expect(response?.status).toBe(status);
    expectHeaders(response, secure);
  });

  test("without TLS: a redirect, on the port of TLS too, and errors; without HSTS, which http must not have", async () => {
    for (const port of [nginx.httpPort, nginx.httpsPort]) {
      const origin = `http://127.0.0.1:${port}`;
      const { response } = await exchange(origin, request(`GET ${secret}?x`));
      expect([response?.status, response?.headers.get("location")]).toEqual([301, `${siteOrigin}${secret}?x`]);
      expectHeaders(response, everywhere);
      expect(response?.headers.get("strict-transport-security")).toBeUndefined();
      const refused = (await exchange(origin, "nonsense\r\n\r\n")).response;
      expect(refused?.status).toBe(400);
      expectHeaders(refused, everywhere);
    }
    const log = await nginx.accessLog();
    expect(log.match(/\] GET - HTTP\/1\.1 301 /g)).toHaveLength(2);
    for (const status of [301, 400, 405, 413, 414, 501, 505]) expect(log).toContain(` ${status} `);
    expect(log, "nothing of any URL").not.toContain("secret");
  });

  test("without TLS, the file by which a certificate is renewed, with those headers, and nothing else", async () => {
    const file = "/.well-known/acme-challenge/evaGxfADs6pSRb2LAv9IZ";
    await mkdir(join(nginx.folder, "letsencrypt", file, ".."), { recursive: true });
    await writeFile(join(nginx.folder, "letsencrypt", file), "of the challenge");
    await writeFile(join(nginx.folder, "letsencrypt", "other"), "not of the challenge");
    const ask = async (path: string) =>
      (await exchange(`http://127.0.0.1:${nginx.httpPort}`, request(`GET ${path}`))).response;
    const challenge = await ask(file);
    expect([challenge?.status, challenge?.body]).toEqual([200, "of the challenge"]);
    expect(challenge?.headers.get("content-type")).toBe("text/plain");
    expectHeaders(challenge, everywhere);
    expect((await ask(`${file}x`))?.status).toBe(404);
    for (const path of ["/other", "/.well-known/acme-challenge/../../other", "/.well-known/acme-challenge"]) {
      expect((await ask(path))?.headers.get("location"), path).toBe(siteOrigin + path);
    }
    expect((await ask("/.well-known/acme-challenge/"))?.body).not.toContain("evaGx");
    expect((await overTls(request(`GET ${file}`)))?.status).toBe(404);
  });
});

test("closed for maintenance while the flag is there, and open as soon as it is gone", async () => {
  const flag = join(nginx.folder, "site-closed");
  for (const target of ["/", "/report", "/count", "/assets/x.js"]) {
    await writeFile(flag, "");
    const response = await overTls(request(`GET ${target}`));
    expect(response?.status, target).toBe(503);
    expectHeaders(response, { ...secure, "retry-after": /^\d+$/ });
    expect(Buffer.from(response?.body ?? "", "latin1").toString()).toContain("Kısa bir bakımdayız");
    await rm(flag);
    expect((await overTls(request(`GET ${target}`)))?.status, target).not.toBe(503);
  }
});

test("a program that asks too often gets a 429 with all of that, and others do not", async () => {
  const program = createVisitor(nginx, "127.0.8.1");
  onTestFinished(program.close);
  const refused = [];
  while (refused.length === 0) {
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => program.get("/robots.txt", { "Accept-Language": "de" })),
    );
    refused.push(...answers.filter(({ status }) => status === 429));
  }
  for (const [name, value] of Object.entries(secure)) expect(refused[0]?.headers[name], name).toMatch(value);
  expect(refused[0]?.headers["retry-after"]).toBe("10");
  expect(refused[0]?.body.toString()).toContain(title.tooMany);
  expect((await visitor.get("/robots.txt")).status).toBe(200);
});

describe("while no instance answers", () => {
  let alone: NginxServer;
  beforeAll(async () => {
    alone = await startNginx([9]);
  });
  afterAll(() => alone?.stop());

  test("a 502 in Turkish and English says so and leads back", async () => {
    const person = createVisitor(alone, "127.0.8.2");
    onTestFinished(person.close);
    for (const path of [pathOf("post-gallery"), pathOf("ticket"), "/assets/a.js"]) {
      const referrer = { Referer: siteOrigin + secret };
      const { status, headers, body } = await person.get(path, { "Accept-Language": "de", ...referrer });
      expect(status).toBe(502);
      for (const [name, value] of Object.entries(secure)) expect(headers[name], name).toMatch(value);
      expect([headers["retry-after"], headers["cache-control"]]).toEqual(["10", "private, no-store"]);
      expect(body.toString()).toMatch(/<section lang="tr".*<section lang="en"/s);
      expect(body.toString()).toContain('<a class="first" href="">');
    }
    await expect.poll(alone.accessLog).toContain("] GET - HTTP/2.0 502 ");
    expect(await alone.accessLog(), "no URL").not.toContain("ticket");
  });
});

test("the server behind nginx sees no request that nginx has not seen", async () => {
  const requests: string[] = [];
  // With Node's parser, which the site has.
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    requests.push(`${request.method} ${request.url}`);
    request.resume().on("end", () => response.end("x"));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const proxy = await startNginx([(server.address() as AddressInfo).port]);
  onTestFinished(async () => {
    await proxy.stop();
    server.closeAllConnections();
    server.close();
  });
  for (const [name, bytes] of smuggling) {
    requests.length = 0;
    const before = (await proxy.accessLog()).split("\n").length;
    await overTls(bytes.replaceAll("Host: x", "Host: www.example.com"), 300, proxy);
    const lines = (await proxy.accessLog()).split("\n").slice(before - 1);
    // The log has no URLs: each line that an upstream has answered is one request, by its method.
    const logged = lines.flatMap((line) => /\] (\S+) \S+ HTTP.* 127\.0\.0\.1:\d+ /.exec(line)?.[1] ?? []);
    expect(requests.map((request) => request.split(" ")[0]).sort(), name).toEqual(logged.sort());
    // The next visitor, perhaps on the same connection to the site, gets the answer to the own request.
    requests.length = 0;
    await overTls(request("GET /next"), 300, proxy);
    expect(requests, name).toEqual(["GET /next"]);
  }
});

test("another name in the request than in the handshake is misdirected, and stored nowhere", async () => {
  for (const host of ["canary.example", "127.0.0.1", "www.example.com.canary.example", "a@canary.example", ""]) {
    const response = await overTls(`GET /privacy-policy HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`, 300);
    expect([host, [400, 421].includes(response?.status ?? 0)]).toEqual([host, true]);
    expect(response?.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(response?.headers.has("x-cache")).toBe(false);
    expect(response?.body).not.toContain("Welcome");
  }
});
