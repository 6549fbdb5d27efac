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
import { createAppLinkRedirect } from "#server/web/app-link-redirect.ts";
import { createWebServer } from "#server/web/web-server.ts";
import { plainServices } from "#site/plain-site.harness.ts";
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

/** The same limits as in visitor-input.ts. */
const [headerLimit, targetLimit, formLimit] = [16_000, 7900, 8192];

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
    appLinkRedirect: createAppLinkRedirect("https://app.meydan.example", origin),
    accountDeletionFor: () => ({ request: notOpen, show: notOpen, cancel: notOpen }),
    messageEndpoints: {
      count: createCountEndpoint(counting, origin, () => true),
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
    name: `${name}, each header`,
    limit: headerLimit,
    plain: "",
    frames: headers.map((header) => [`${header}: a`, "b"] as const), // node:http takes white space off both ends
    run: (field) => send(`GET ${target}`, field && `${field}\r\n`),
  });
  const posted = (name: string, path: string, contentType: string, limit: number, frames: Work["frames"]): Work => ({
    name,
    limit,
    plain: "",
    ...(frames && { frames }),
    run: (body) => send(`POST ${path}`, `Content-Type: ${contentType}\r\n`, body),
  });
  return [
    withHeader("a cached page", "/"),
    withHeader("a page for one visitor", "/delete-account/receipt"),
    withHeader("a file", "/favicon.svg"),
    withHeader("a resized image", "/picture/w320/0123456789abcdef?of=/media/a.webp"),
    withHeader("a preview image", "/share/landing/tr-0123456789abcdef.jpg"),
    {
      name: "a page that is not there, each path and query",
      limit: targetLimit,
      plain: "/nothing",
      frames: [
        ...[
          ["/", ""],
          ["/post/", ""],
          ["/profile/", "/feed.xml"],
          ["/embed/post/", ""],
          ["/share/post/a/", ".jpg"],
        ],
        ...[
          ["/oembed?url=", ""],
          ["/oembed?url=https://", ""],
          ["/download?id=", ""],
          ["/?", ""],
          ["/?lng=", ""],
        ],
        ...[
          ["/assets/", ".js"],
          ["/media/", ".webp"],
          ["/picture/w320/", "?of=/a"],
          ["/picture/w320/a?of=https://", ""],
        ],
      ] as [string, string][],
      run: (target) => send(`GET ${target}`, ""),
    },
    {
      name: "many headers",
      limit: headerLimit,
      plain: "",
      frames: [["", ""]],
      run: (filler) => {
        const field = `${filler.slice(0, 8)}\r\n`;
        const fields = ["Accept", "Cookie", "If-None-Match", "Range", "Via", "X-Forwarded-For"].map(
          (name) => `${name}: ${field}`,
        );
        return send("GET /", fields.join("").repeat(filler.length / 150));
      },
    },
    posted("the form, URL-encoded", "/delete-account", "application/x-www-form-urlencoded", formLimit, [
      ["", ""],
      ["email=", ""],
      ["email=a@", ".b&password=a&action=freeze"],
    ]),
    posted("the form, multipart", "/delete-account", "multipart/form-data; boundary=x", formLimit, [
      ["--x\r\n", "\r\n--x--\r\n"],
      ['--x\r\nContent-Disposition: form-data; name="email"\r\n\r\na@', "\r\n--x--\r\n"],
    ]),
    posted("a report's form", routes.report.path, "application/x-www-form-urlencoded", 65_536, [
      [`kind=copyright&about=https://www.meydan.example/post/`, "&reason=a"],
      ["kind=copyright&reason=", ""],
    ]),
    posted("a count", routes.count.path, "text/plain", 512, [
      ["", ""],
      ['{"event":"view","page":"', '"}'],
    ]),
    posted("a report of a violation", routes["csp-report"].path, "application/csp-report", 8192, [
      ['{"csp-report":{"document-uri":"https://', '"}}'],
      ['{"csp-report":{"document-uri":"https://a/', '"}}'],
    ]),
  ];
}
