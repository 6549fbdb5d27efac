import { CspEvaluator } from "csp_evaluator";
import { Severity, Type } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type BrokenSite, startBrokenSite } from "#server/broken-site.harness.ts";
import { trackers } from "#site/trackers.ts";
import { everyPage, pathOf } from "../e2e/support/every-page.ts";
import { fakePostResponse } from "../e2e/support/product-server/post-responses.ts";
import { type RunningSite, startSite } from "../e2e/support/start-site.ts";
import { exchange } from "../hostile/support/raw-http.ts";
import { openDocument } from "./support/fetch-document.ts";
import { startScriptedSite } from "./support/start-scripted-site.ts";

const https = { SITE_ORIGIN: "https://www.example.com", LOG_LEVEL: "silent" };
/** All of them: a test below expects the hosts of each row of site/trackers.ts. */
const accounts = { META_PIXEL_ID: "123456789012345", GA_MEASUREMENT_ID: "G-TEST1234" };

let plain: RunningSite;
let tracked: RunningSite;
let broken: BrokenSite;
beforeAll(async () => {
  [plain, tracked, broken] = await Promise.all([
    startSite(https),
    startSite({ ...https, ...accounts, HSTS_PRELOAD: "true" }),
    startBrokenSite(https.SITE_ORIGIN),
  ]);
});
afterAll(async () => {
  await Promise.all([plain, tracked, broken].map((site) => site.stop()));
});
const scripted = startScriptedSite(() => https);

const embeds = [
  { name: "embed-post", path: `/embed${pathOf("post-gallery")}` },
  { name: "embed-missing", path: "/embed/post/none" },
];

/** Error pages, and pages that wait for their data. */
const otherPages = [
  { name: "500", url: () => broken.origin + pathOf("post-gallery"), status: 500 },
  { name: "503", url: () => `${scripted.origin}/post/down`, status: 503 },
  { name: "503 of a card", url: () => `${scripted.origin}/embed/post/down`, status: 503 },
  { name: "a loading post", url: () => `${scripted.origin}/post/late`, status: 200 },
  { name: "400", url: () => `${plain.origin}/%zz`, status: 400 },
  { name: "404 without a page", url: () => `${plain.origin}//post`, status: 404 },
  { name: "414", url: () => `${plain.origin}/${"a".repeat(9000)}`, status: 414 },
];
beforeEach(() => {
  scripted.productServer.on("/api/public/post/down", { status: 500 });
  scripted.productServer.on("/api/public/post/late", { delay: 2000, json: fakePostResponse() });
});

/** Headers that tell what a site is made of: the list of OWASP's Secure Headers Project, as of 2024-07. */
const telling =
  /^(\$wsep|host-header|k-proxy-request|liferay-portal|oraclecommercecloud-version|pega-host|powered-by|product|server|sourcemap|x-(aspnet.*|atmosphere.*|b3-.*|beserver|cf-powered-by|cms|calculatedbetarget|cocoon-version|content-encoded-by|diaginfo|envoy.*|feserver|framework|generated-by|generator|jitsi-release|kubernetes.*|litespeed.*|mod-pagespeed|nextjs.*|owa-version|old-content-length|oneagent.*|page-speed|php-version|powered.*|redirect-by|server-powered-by|sourcefiles|sourcemap|turbo-charged-by|umbraco-version|varnish.*|dtagentid|dthealthcheck|dtinjectedservlet|ruxit.*))$/i;

const required: Readonly<Record<string, RegExp>> = {
  "content-security-policy": /^default-src 'none'/,
  "strict-transport-security": /^max-age=63072000(; includeSubDomains; preload)?$/,
  "x-content-type-options": /^nosniff$/,
  "referrer-policy": /^(strict-origin-when-cross-origin|origin|no-referrer)$/,
  "cross-origin-opener-policy": /^same-origin$/,
  "cross-origin-resource-policy": /^(same|cross)-origin$/,
  "permissions-policy": /camera=\(\)/,
  "x-request-id": /^[0-9a-f]{12}$/,
};

/** Pages whose URL or content says more than their kind (site/page-privacy.ts), and cards, run no script of a vendor. */
const isWithoutVendors = (path: string) =>
  /^\/(post|profile|ticket|delete-account|report|no-such-page|embed)/.test(path);

/** What MDN's HTTP Observatory scores, beside the policy and scripts of other hosts (docs/reliability.md). */
function expectSecurityHeaders(headers: Headers): void {
  for (const [name, value] of Object.entries(required)) expect(headers.get(name), name).toMatch(value);
  for (const name of ["set-cookie", "access-control-allow-credentials"]) expect(headers.has(name), name).toBe(false);
}

/** The one finding of CSP Evaluator: a source of scripts that it cannot judge (docs/reliability.md). */
function sourcesToBeSureOf(policy: string): string[] {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  for (const { type, severity, directive } of findings) {
    expect([Type[type], Severity[severity], directive]).toEqual([
      "SCRIPT_ALLOWLIST_BYPASS",
      "MEDIUM_MAYBE",
      "script-src",
    ]);
  }
  return findings.flatMap(({ value }) => value ?? []);
}

/** Each page is asked for once. */
const fetched = new Map<string, ReturnType<typeof openDocument>>();
function fetchOnce(url: string): ReturnType<typeof openDocument> {
  const page = fetched.get(url) ?? openDocument(url);
  fetched.set(url, page);
  return page;
}

describe.each([
  ["without trackers", () => plain],
  ["with trackers", () => tracked],
])("pages %s", (kind, site) => {
  test.each([...everyPage, ...embeds])(
    "$name has the security headers, and Google's CSP Evaluator finds nothing but hosts to be sure of",
    async ({ path }) => {
      const { headers, document } = await fetchOnce(site().origin + path);
      expectSecurityHeaders(headers);
      expect(document.querySelectorAll("script[src^=http], script[src^='//']")).toHaveLength(0);
      const policy = headers.get("content-security-policy") ?? "";
      const hosts = /script-src 'self'([^;]*?) 'sha256/.exec(policy)?.[1]?.split(" ").filter(Boolean) ?? [];
      const mayHaveVendors = kind === "with trackers" && !isWithoutVendors(path);
      expect(hosts).toEqual(mayHaveVendors ? trackers.flatMap(({ hosts }) => hosts.scripts) : []);
      const isCard = path.startsWith("/embed/");
      expect(sourcesToBeSureOf(policy)).toEqual(isCard ? [] : ["'self'", ...hosts]);
      expect(policy).toContain(`frame-ancestors ${isCard ? "*" : "'none'"}`);
      // Trusted Types are enforced where nothing but the site's scripts runs.
      if (!isCard) expect(policy.includes("require-trusted-types-for 'script'")).toBe(!mayHaveVendors);
    },
  );
});

test.each(otherPages)("$name has them too, and at most 'self' to be sure of", async ({ url, status }) => {
  const { status: actual, headers } = await openDocument(url());
  expect(actual).toBe(status);
  expectSecurityHeaders(headers);
  expect(["", "'self'"]).toContain(sourcesToBeSureOf(headers.get("content-security-policy") ?? "").join());
});

test("a broken server is a 500 in the visitor's language with the request's id, and needs no script", async () => {
  const { status, headers, document } = await openDocument(`${broken.origin}${pathOf("post-gallery")}?lng=ar`);
  expect([status, headers.get("cache-control")]).toEqual([500, "private, no-store"]);
  expect(document.documentElement.getAttribute("dir")).toBe("rtl");
  expect(document.querySelector("main")?.textContent).toContain(headers.get("x-request-id"));
  const actions = [...document.querySelectorAll("main a")].map((link) => link.getAttribute("href"));
  expect(actions).toEqual(["", "/?lng=ar"]);
  expect(document.querySelectorAll("script")).toHaveLength(0);
});

test("only the owner makes HSTS cover subdomains and ask for the preload list", async () => {
  const header = async (site: RunningSite) => (await fetch(site.origin)).headers.get("strict-transport-security");
  expect(await header(plain)).toBe("max-age=63072000");
  expect(await header(tracked)).toBe("max-age=63072000; includeSubDomains; preload");
});

test("a site without a tracker asks nothing, and has no settings for it", async () => {
  for (const [site, asks] of [
    [plain, false],
    [tracked, true],
  ] as const) {
    const { document } = await fetchOnce(`${site.origin}${pathOf("privacy-policy")}`);
    const parts = ["#consent-settings", "[data-cookie-settings]"].map((part) => document.querySelector(part) !== null);
    expect(parts).toEqual([asks, asks]);
  }
});

describe("every response has the security headers, and tells nothing of the server", () => {
  const request = (line: string, headers = "") => `${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`;
  const form = "Sec-Fetch-Site: same-origin\r\nContent-Type: application/x-www-form-urlencoded\r\n";
  test.each([
    ["a page", request("GET /")],
    ["a page in Brotli", request("GET /", "Accept-Encoding: br\r\n")],
    ["an embedded card", request(`GET /embed${pathOf("post-gallery")}`)],
    ["a page that does not exist", request("GET /no-such-page")],
    ["a post that does not exist", request("GET /post/none")],
    ["a redirect to a store", request("GET /download?to=auto", "User-Agent: iPhone\r\n")],
    ["a static file", request("GET /favicon.svg")],
    ["part of a static file", request("GET /favicon.svg", "Range: bytes=0-3\r\n")],
    ["a range beyond a static file", request("GET /favicon.svg", "Range: bytes=9999999-\r\n")],
    ["a file under a condition", request("GET /favicon.svg", 'If-Match: "x"\r\n')],
    ["a file that does not exist", request("GET /assets/none.js")],
    ["a medium that does not exist", request("GET /media/none.webp")],
    ["an image without a signature", request("GET /picture/w750/x?of=y")],
    ["a preview image that does not exist", request("GET /share/post/none/tr.jpg")],
    ["a feed that does not exist", request("GET /profile/none/feed.xml")],
    ["oEmbed without a URL", request("GET /oembed")],
    ["health", request("GET /healthz")],
    ["readiness", request("GET /readyz")],
    ["robots.txt", request("GET /robots.txt")],
    ["an association file", request("GET /.well-known/assetlinks.json")],
    ["the worker", request("GET /ticket-worker.js")],
    ["HEAD", request("HEAD /")],
    ["a method that is not allowed", request("DELETE /")],
    ["a report", `${request("POST /csp-report", "Content-Length: 2\r\n")}{}`],
    ["GET of a path for messages", request("GET /csp-report")],
    ["a form of another site", request("POST /delete-account")],
    ["a form that is too large", request("POST /delete-account", `${form}Content-Length: 999999\r\n`)],
    ["a form that breaks off", `${request("POST /delete-account", `${form}Content-Length: 99\r\n`)}email=`],
    ["a form with broken chunks", `${request("POST /delete-account", `${form}Transfer-Encoding: chunked\r\n`)}zz\r\n`],
    ["what is no HTTP", "nonsense\r\n\r\n"],
    ["a target that does not decode", request("GET /%zz")],
    ["a target that is too long", request(`GET /${"a".repeat(9000)}`)],
    ["headers that are too long", request("GET /", `X: ${"a".repeat(20_000)}\r\n`)],
    ["an unknown expectation", request("GET /", "Expect: 200-ok\r\n")],
    ["two hosts", request("GET /", "Host: y\r\n")],
  ])("%s", async (_name, bytes) => {
    const { response } = await exchange(plain.origin, bytes);
    expect(response).toBeDefined();
    for (const [name, value] of Object.entries(required)) expect(response?.headers.get(name), name).toMatch(value);
    expect([...(response?.headers.keys() ?? [])].filter((name) => telling.test(name))).toEqual([]);
  });
});
