import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { pathOf } from "../e2e/support/every-page.ts";
import { type RunningSite, startSite } from "../e2e/support/start-site.ts";
import { poison } from "../hostile/support/poison.ts";
import { exchange } from "../hostile/support/raw-http.ts";
import { smuggling } from "../hostile/support/smuggling.ts";
import { type NginxServer, startNginx } from "./support/nginx-server.ts";
import { createVisitor, siteOrigin, type Visitor } from "./support/visitor.ts";

// What tests/hostile/ tries with the site alone, behind deploy/nginx.conf.

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

/** Sends bytes over TLS, with the name of the site. */
const send = (proxy: NginxServer, bytes: string, leaveAfterMs = 300) =>
  exchange(`https://127.0.0.1:${proxy.httpsPort}`, bytes, leaveAfterMs, {
    ca: proxy.certificate,
    servername: "www.example.com",
  });

/** A server behind nginx with Node's parser, which the site has, and the requests that it has read. */
async function startRecorder(): Promise<{ port: number; requests: string[]; server: Server }> {
  const requests: string[] = [];
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    requests.push(`${request.method} ${request.url}`);
    request.resume().on("end", () => response.end("x"));
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  return { port: (server.address() as AddressInfo).port, requests, server };
}

test("the server behind nginx sees no request that nginx has not seen", async () => {
  const { port, requests, server } = await startRecorder();
  const proxy = await startNginx([port]);
  onTestFinished(async () => {
    await proxy.stop();
    server.closeAllConnections();
    server.close();
  });
  for (const [name, bytes] of smuggling) {
    requests.length = 0;
    const before = (await proxy.accessLog()).split("\n").length;
    await send(proxy, bytes.replaceAll("Host: x", "Host: www.example.com"));
    const lines = (await proxy.accessLog()).split("\n").slice(before - 1);
    // The log has no URLs: each line that an upstream has answered is one request, by its method.
    const logged = lines.flatMap((line) => /\] (\S+) \S+ HTTP.* 127\.0\.0\.1:\d+ /.exec(line)?.[1] ?? []);
    expect(requests.map((request) => request.split(" ")[0]).sort(), name).toEqual(logged.sort());
    // The next visitor, perhaps on the same connection to the site, gets the answer to the own request.
    requests.length = 0;
    await send(proxy, "GET /next HTTP/1.1\r\nHost: www.example.com\r\nConnection: close\r\n\r\n");
    expect(requests, name).toEqual(["GET /next"]);
  }
});

test.each([
  "/",
  pathOf("post-gallery"),
  pathOf("profile"),
  "/download?from=post",
  "/privacy-policy",
  "/robots.txt",
  "/sitemap.xml",
  "/favicon.svg",
])("%s is the same for the visitor after one who has tried to change it", async (path) => {
  const headers = { "Accept-Language": "sw", "Accept-Encoding": "identity" };
  const lines = Object.entries({ ...poison, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const join = path.includes("?") ? "&" : "?";
  for (const request of [
    `GET ${path}${join}utm_source=canary`,
    `HEAD ${path}`,
    `GET ${path}`,
    `GET ${siteOrigin.replace("www", "canary")}${path}`,
    `GET ${siteOrigin}${path}`,
  ]) {
    const { received } = await send(
      nginx,
      `${request} HTTP/1.1\r\nHost: www.example.com\r\nConnection: close\r\n${lines.join("")}\r\n`,
      10_000,
    );
    expect(received, request).toMatch(/^HTTP\/1\.1 (200|206|421) /);
    expect(received, request).not.toContain("canary");
  }
  const after = await visitor.get(path, headers);
  const direct = await fetch(site.origin + path, { headers });
  expect(after.status).toBe(200);
  expect(after.body.toString()).toBe(await direct.text());
});

test("another name in the request than in the handshake is misdirected, and stored nowhere", async () => {
  for (const host of ["canary.example", "127.0.0.1", "www.example.com.canary.example", "a@canary.example", ""]) {
    const { response } = await send(
      nginx,
      `GET /privacy-policy HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    );
    expect([host, [400, 421].includes(response?.status ?? 0)]).toEqual([host, true]);
    expect(response?.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(response?.headers.has("x-cache")).toBe(false);
    expect(response?.body).not.toContain("Welcome");
  }
});

test.each([pathOf("ticket"), "/delete-account/receipt?receipt=x", "/delete-account/cancel?token=x"])(
  "%s is stored under no name",
  async (path) => {
    const [before = "", query] = path.split("?");
    for (const ending of [
      "",
      "/",
      "/x.css",
      ".css",
      ";.css",
      "%3b.css",
      "%23.css",
      "%3f.css",
      "/..%2fx.css",
      "?.css",
      "//x.js",
    ]) {
      for (const start of [
        before,
        before.replace(/^\//, "//"),
        before.replace(/^\/./, (at) => `/%${at.charCodeAt(1).toString(16)}`),
      ]) {
        const target = start + ending + (query ? `?${query}` : "");
        const { response } = await send(
          nginx,
          `GET ${target} HTTP/1.1\r\nHost: www.example.com\r\nConnection: close\r\n\r\n`,
          10_000,
        );
        expect(response?.status, target).toBeLessThan(500);
        expect(response?.headers.get("cache-control"), target).toMatch(/no-store/);
        expect(response?.headers.get("x-cache") ?? "MISS", target).not.toMatch(/HIT|STALE/);
      }
    }
  },
);
