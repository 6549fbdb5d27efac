import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { pino } from "pino";
import { createPageCache } from "#server/cache/page-cache.ts";
import { createCountEndpoint } from "#server/counts/count-endpoint.ts";
import { createStaticFiles } from "#server/files/static-files.ts";
import { createClientAddress } from "#server/http/request/client-address.ts";
import { createSharedBudget } from "#server/http/request/shared-budget.ts";
import { createImageEndpoint } from "#server/images/image-endpoint.ts";
import { loadSite } from "#server/load-site.ts";
import { createCspReportEndpoint } from "#server/observability/csp-report-endpoint.ts";
import { createWebServer } from "#server/web/web-server.ts";
import { plainServices, plainSiteSettings } from "#site/plain-site.harness.ts";
import { routes } from "#site/routes.ts";
import type { Work } from "./worst-time.ts";

const origin = "https://www.meydan.example";

/** The headers that any part of the server, or of a package in it, may read. */
const headers = [
  ...["Accept", "Accept-Encoding", "Accept-Language", "Authorization", "Cache-Control", "Connection", "Content-Length"],
  ...["Content-Type", "Cookie", "Expect", "Host", "If-Match", "If-Modified-Since", "If-None-Match", "If-Range"],
  ...["If-Unmodified-Since", "Origin", "Range", "Referer", "Sec-Fetch-Site", "TE", "Transfer-Encoding", "Upgrade"],
  ...["User-Agent", "Via", "X-Forwarded-For", "X-Request-Id"],
];

/** Bytes of a header, characters of a request target, bytes of a form and of a report's form: each is a little less than the server takes. */
const [headerLimit, targetLimit, formLimit, reportFormLimit] = [16_000, 7900, 8192, 65_536];

/** node:http takes white space off both ends. */
const fields = [
  ...headers.map((header) => `${header}: a…b`),
  ...[
    "Cookie: i18next=…b",
    "Cookie: deletion-receipt=…b",
    'If-None-Match: "b"…b',
    "X-Forwarded-For: 10.0.0.1,…,10.0.0.1",
  ],
];

/** Paths and queries of pages and files. */
const targets = [
  ...["/…", "/post/…", "/profile/…/feed.xml", "/embed/post/…", "/share/post/a/….jpg", "/assets/….js", "/media/….webp"],
  ...["/oembed?url=…", "/oembed?url=https://…", `/oembed?url=${origin}/post/…`, "/oembed?maxwidth=…", "/download?id=…"],
  ...["/?…", "/?lng=…", "/picture/w320/…?of=/a", "/picture/w320/a?of=https://…"],
];

const urlEncoded = "application/x-www-form-urlencoded";
const multipart = "multipart/form-data; boundary=x";
/** The part of a form, with the input in its head or as the value of this field. */
const parts = (name: string) => [
  "--x\r\n…\r\n--x--\r\n",
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\na@…\r\n--x--\r\n`,
  "--x\r\nContent-Disposition: …\r\n--x--\r\n",
];

const noLimit = { limit: Number.POSITIVE_INFINITY, kept: 0, each: Number.POSITIVE_INFINITY, windowMs: 10_000 };

/** Serves the built site in this process, in front of a product server that has nothing. */
export async function serveSite(): Promise<Server> {
  const image = { bytes: Buffer.from("image"), tag: "tag", storedAt: 0 };
  const notOpen = async () => ({ ok: false, reason: "not-found" }) as const;
  const counting = { count() {}, refuse() {} };
  const server = createWebServer({
    site: await loadSite("dist"),
    services: {
      ...plainServices,
      settings: { ...plainSiteSettings, appLinkOrigin: "https://app.meydan.example" },
      previewImages: { draw: async () => ({ bytes: image.bytes, complete: true }), find: () => undefined },
      log: pino({ level: "silent" }),
    },
    pageCache: createPageCache(64 * 1024 * 1024),
    files: [
      createImageEndpoint(
        { get: async () => ({ kind: "found", image }) },
        { isSigned: () => true, nameOf: (url) => url },
      ),
      createStaticFiles("dist/client"),
    ],
    checkReadiness: async () => ({ ready: true, productServer: "responds" }),
    clientAddress: createClientAddress(["10.0.0.0/8", "127.0.0.1"]),
    accountDeletionFor: () => ({ request: notOpen, show: notOpen, cancel: notOpen }),
    reportsFor: () => ({ send: notOpen, show: notOpen, object: notOpen, confirm: notOpen }),
    messageEndpoints: {
      count: createCountEndpoint(counting, origin, createSharedBudget(noLimit)),
      "csp-report": createCspReportEndpoint(createClientAddress([]), undefined, createSharedBudget(noLimit)),
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}

/** Requests of each kind, with an input in each place where a visitor can put one. */
export function wholeRequests(server: Server): readonly Work[] {
  const { port } = server.address() as AddressInfo;
  const send = async (start: string, fields: string, body?: string) => {
    const host = /^host:/im.test(fields) ? "" : "Host: www.meydan.example\r\n";
    const ofForm = body === undefined ? "" : `Sec-Fetch-Site: same-origin\r\nContent-Length: ${body.length}\r\n`;
    const socket = connect(port, "127.0.0.1");
    socket.write(`${start} HTTP/1.1\r\n${fields}${host}${ofForm}Connection: close\r\n\r\n${body ?? ""}`, "latin1");
    const response = await text(socket);
    if (!response.startsWith("HTTP/1.1 ")) throw new Error(`no response to ${start.slice(0, 80)}`);
    return response;
  };
  const withHeader = (name: string, target: string): Work => ({
    ...{ name: `${name}, each header`, limit: headerLimit, plain: "", frames: fields },
    run: (field) => send(`GET ${target}`, field && `${field}\r\n`),
  });
  const posted = (name: string, path: string, type: string, limit: number, frames: readonly string[]): Work => ({
    ...{ name, limit, plain: "", frames },
    run: (body) => send(`POST ${path}`, `Content-Type: ${type}\r\n`, body),
  });
  return [
    withHeader("a cached page", "/"),
    withHeader("a page for one visitor", "/delete-account/receipt"),
    withHeader("a file", "/favicon.svg"),
    withHeader("a resized image", "/picture/w320/0123456789abcdef?of=/media/a.webp"),
    withHeader("a preview image", "/share/landing/tr-0123456789abcdef.jpg"),
    {
      name: "a page that is not there, each path and query",
      ...{ limit: targetLimit, plain: "/nothing", frames: targets },
      run: (target) => send(`GET ${target}`, ""),
    },
    {
      ...{ name: "many headers", limit: headerLimit, plain: "", frames: ["…"] },
      run: (filler) => {
        const names = ["Accept", "Cookie", "If-None-Match", "Range", "Via", "X-Forwarded-For"];
        const lines = names.map((name) => `${name}: ${filler.slice(0, 8)}\r\n`);
        return send("GET /", lines.join("").repeat(filler.length / 150));
      },
    },
    posted("the form, URL-encoded", "/delete-account", urlEncoded, formLimit, [
      ...["…", "email=…", "email=a@….b&password=a&action=freeze"],
    ]),
    posted("the form, multipart", "/delete-account", multipart, formLimit, parts("email")),
    {
      ...{ name: "the form, its Content-Type", limit: headerLimit, plain: "" },
      frames: ["multipart/form-data; boundary=…", "multipart/form-data;…; boundary=x"],
      run: (type) => send("POST /delete-account", `Content-Type: ${type || "text/plain"}\r\n`, "email=a@b.example"),
    },
    posted("a report's form, URL-encoded", routes.report.path, urlEncoded, reportFormLimit, [
      `kind=copyright&about=${origin}/post/…&reason=a`,
      ...["kind=copyright&reason=…", "kind=copyright&name=…"],
    ]),
    posted("a report's form, multipart", routes.report.path, multipart, reportFormLimit, parts("reason")),
    posted("a count", routes.count.path, "text/plain", 512, [
      ...["…", '{"event":"view","page":"…"}', '{"event":"view",…"page":"post"}'],
    ]),
    posted("a report of a violation", routes["csp-report"].path, "application/csp-report", 8192, [
      '{"csp-report":{"document-uri":"https://…"}}',
      '{"csp-report":{"document-uri":"https://a/…"}}',
      '{"csp-report":{"violated-directive":"…"}}',
    ]),
  ];
}
