import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { Readable } from "node:stream";
import { isIdentifier, isSlug } from "#contract/identifiers.ts";
import { isSecretToken } from "#contract/secret-token.ts";
import { chooseEncoding } from "#server/http/request/accept-encoding.ts";
import { createClientAddress } from "#server/http/request/client-address.ts";
import { requestLocale } from "#server/http/request/request-locale.ts";
import { readRequestTarget } from "#server/http/request/request-target.ts";
import { createSharedBudget } from "#server/http/request/shared-budget.ts";
import { matchesEtag } from "#server/http/send-body.ts";
import { createCspReportEndpoint } from "#server/observability/csp-report-endpoint.ts";
import { createAppLinkRedirect } from "#server/web/app-link-redirect.ts";
import { cacheKey, type Exchange, readSiteRequest } from "#server/web/read-site-request.ts";
import { deletionRequest } from "#site/features/account-deletion/deletion-request.ts";
import { readDeletionForm } from "#site/features/account-deletion/form/read-deletion-form.ts";
import { readCountEvent, readDevice } from "#site/features/counting/count-event.ts";
import { readSizeLimits } from "#site/features/embed/embed-size.ts";
import { parseSharedUrl } from "#site/features/embed/shared-url.ts";
import { parseCardFileName } from "#site/features/preview-images/preview-image-url.ts";
import { readReportForm } from "#site/features/report/form/read-report-form.ts";
import { detectPhone } from "#site/features/store-links/detect-phone.ts";
import { isCrawler } from "#site/http/is-crawler.ts";
import { parseImageUrl } from "#site/images/image-url.ts";
import { matchRoute, type SiteRouteName } from "#site/routes.ts";
import type { Work } from "./worst-time.ts";

/** Bytes of all headers of a request (server/web/web-server.ts), without the name of one. */
const headerLimit = 16_000;

/** Characters of a request target (server/http/request/request-target.ts). */
const targetLimit = 8000;

/** Bytes of a form, of a report's form, of a violation's report and of a count (their own files). */
const [formLimit, reportFormLimit, reportLimit, countLimit] = [8192, 65_536, 8192, 512];

const origin = "https://www.meydan.example";
const proxy = { remoteAddress: "127.0.0.1" } as Socket;
const addressOf = createClientAddress(["10.0.0.0/8", "127.0.0.1"]);
const appLinkRedirect = createAppLinkRedirect("https://app.meydan.example", origin);
const noLimit = { limit: Number.POSITIVE_INFINITY, kept: 0, each: Number.POSITIVE_INFINITY, windowMs: 10_000 };
const takeReport = createCspReportEndpoint(addressOf, undefined, createSharedBudget(noLimit));
const readRequest = (path: string, search: string) =>
  cacheKey(readSiteRequest({ ...matchRoute(path), path, search, request: { headers: {} } } as Exchange<SiteRouteName>));
const search = (path: string) => (text: string) => readRequest(path, text);

/** Every parser of what visitors send. */
export const visitorInput: readonly Work[] = [
  {
    name: "Accept-Language",
    limit: headerLimit,
    run: (text) => requestLocale({ "accept-language": text }),
  },
  {
    name: "Cookie, language",
    limit: headerLimit,
    frames: [
      ["", ""],
      ["i18next=", ""],
      ['a=b; i18next="', '"'],
      ["i18next", "; i18next=tr"],
    ],
    run: (text) => requestLocale({ cookie: text }),
  },
  {
    name: "Cookie, receipt",
    limit: headerLimit,
    frames: [
      ["", ""],
      ["deletion-receipt=", ""],
      ['deletion-receipt="', '"'],
      ["deletion-receipt", "; deletion-receipt=a"],
    ],
    run: deletionRequest.cookie.read,
  },
  {
    name: "Accept-Encoding",
    limit: headerLimit,
    frames: [
      ["", ""],
      ["br;q=", ""],
      ['br;a="', "é"],
    ],
    run: chooseEncoding,
  },
  {
    name: "If-None-Match",
    limit: headerLimit,
    frames: [
      ["", ""],
      ['"b"', '"b"'],
      ['W/"0123456789', '"'],
    ],
    run: (text) => matchesEtag(text, '"0123456789abcdef012345-br"'),
  },
  {
    name: "X-Forwarded-For",
    limit: headerLimit,
    frames: [
      ["", ""],
      ["10.0.0.1,", ",10.0.0.1"],
      ["[", "]:80"],
      ["::ffff:", "%"],
      ["fe80::1%", ""],
    ],
    run: (text) => addressOf({ headers: { "x-forwarded-for": text }, socket: proxy }),
  },
  {
    name: "Host",
    limit: headerLimit,
    frames: [
      ["", ""],
      ["a.", ":80"],
      ["[", "]"],
      ["xn--", ".example"],
    ],
    run: (text) =>
      appLinkRedirect({ ...matchRoute("/"), path: "/", search: "", request: { headers: { host: text } } } as Exchange),
  },
  {
    name: "User-Agent, crawler",
    limit: headerLimit,
    frames: [
      ["", ""],
      ["Mozilla/5.0 ", "bo"],
    ],
    run: isCrawler,
  },
  { name: "User-Agent, phone", limit: headerLimit, run: detectPhone },
  {
    name: "request target",
    limit: targetLimit,
    frames: [
      ["", ""],
      ["/", ""],
      ["/post/", "/"],
      ["http://a", ""],
      ["http://a/", "?"],
      ["/?", "#"],
    ],
    run: (text) => readRequestTarget(text),
  },
  ...["/", "/download", "/oembed", "/delete-account", "/report"].map(
    (path) =>
      ({
        name: `query of ${path}`,
        limit: targetLimit,
        frames: [
          ["?", ""],
          ["?lng=", ""],
          ["?from=post&id=", ""],
          ["?url=", ""],
          ["?url=https://", ""],
          ["?url=https://a/", "&lng=tr"],
          ["?about=", ""],
          [`?about=${origin}/post/`, ""],
        ],
        run: search(path),
      }) satisfies Work,
  ),
  ...["/post/", "/profile/", "/embed/post/", "/ticket/"].map(
    (path) =>
      ({
        name: `path behind ${path}`,
        limit: targetLimit,
        frames: [
          [path, ""],
          [`${path}a/b/`, "/"],
        ],
        run: (text) => readRequest(text, ""),
      }) satisfies Work,
  ),
  {
    name: "oEmbed, shared address",
    limit: targetLimit,
    frames: [
      ["", ""],
      ["https://", ""],
      [" https://", " "],
      ["https://a\t", ""],
      [`${origin}/post/`, "/"],
      [`${origin}/post/a?`, ""],
    ],
    run: (text) => parseSharedUrl(text, origin),
  },
  {
    name: "oEmbed, size",
    limit: targetLimit,
    run: (text) => readSizeLimits({ maxwidth: text, maxheight: text }),
  },
  {
    name: "resized image",
    limit: targetLimit,
    frames: [
      ["?of=", ""],
      ["?of=https://", ""],
    ],
    run: (text) => parseImageUrl("/picture/w320/0123456789abcdef", text),
  },
  {
    name: "preview image",
    limit: targetLimit,
    frames: [
      ["", ""],
      ["tr-", ".jpg"],
    ],
    run: parseCardFileName,
  },
  { name: "ids", limit: targetLimit, run: (text) => [isIdentifier(text), isSlug(text), isSecretToken(text)] },
  {
    name: "form, URL-encoded",
    limit: formLimit,
    frames: [
      ["", ""],
      ["email=", ""],
      ["email=a@", ".b"],
      ["password=", ""],
      ["email=a%40b&", "=c"],
    ],
    run: (text) => readForm("application/x-www-form-urlencoded", text, readDeletionForm),
  },
  {
    name: "form, multipart",
    limit: formLimit,
    frames: [
      ["", ""],
      ["--x\r\n", "\r\n--x--\r\n"],
      ['--x\r\nContent-Disposition: form-data; name="', '"\r\n\r\na\r\n--x--\r\n'],
      ['--x\r\nContent-Disposition: form-data; name="email"\r\n\r\na@', "\r\n--x--\r\n"],
      ['--x\r\nContent-Disposition: form-data; name="email"\r\nContent-Type: ', "\r\n\r\na\r\n--x--\r\n"],
      ["--x\r\nContent-Disposition: ", "\r\n--x--\r\n"],
    ],
    run: (text) => readForm("multipart/form-data; boundary=x", text, readDeletionForm),
  },
  {
    name: "report's form, URL-encoded",
    limit: reportFormLimit,
    frames: [
      ["", ""],
      ["kind=copyright&about=", "&reason=a"],
      [`kind=copyright&about=${origin}/post/`, "&reason=a"],
      ["kind=copyright&reason=", ""],
      ["kind=copyright&name=", ""],
      ["kind=copyright&email=a@", ".b"],
    ],
    run: (text) => readForm("application/x-www-form-urlencoded", text, readReport),
  },
  {
    name: "report's form, multipart",
    limit: reportFormLimit,
    frames: [
      ["--x\r\n", "\r\n--x--\r\n"],
      ['--x\r\nContent-Disposition: form-data; name="about"\r\n\r\n', "\r\n--x--\r\n"],
      ['--x\r\nContent-Disposition: form-data; name="reason"\r\n\r\n', "\r\n--x--\r\n"],
    ],
    run: (text) => readForm("multipart/form-data; boundary=x", text, readReport),
  },
  {
    name: "form, Content-Type",
    limit: headerLimit,
    frames: [
      ["multipart/form-data; boundary=", ""],
      ["multipart/form-data;", "; boundary=x"],
      ['multipart/form-data; boundary="', '"'],
      ["application/x-www-form-urlencoded", ""],
    ],
    run: (text) => readForm(text, "email=a@b.example", readDeletionForm),
  },
  {
    name: "count",
    limit: countLimit,
    frames: [
      ["", ""],
      ["[", "]"],
      ['{"event":"view","page":"', '"}'],
      ['{"event":"view",', '"page":"post"}'],
    ],
    run: (text) => readCountEvent(text, readDevice(text)),
  },
  {
    name: "report of a violation",
    limit: reportLimit,
    limitUnit: "bytes",
    frames: [
      ["", ""],
      ['{"csp-report":', "}"],
      ['{"csp-report":{"document-uri":"', '"}}'],
      ['{"csp-report":{"document-uri":"https://', '"}}'],
      ['{"csp-report":{"document-uri":"https://a/', '"}}'],
      ['{"csp-report":{"violated-directive":"', '"}}'],
      ['{"csp-report":{"document-uri":[', `${"]".repeat(2000)}}}`],
    ],
    run: sendReport,
  },
];

/** As a page reads what a visitor has posted to it. */
async function readForm(contentType: string, body: string, read: (form: FormData) => unknown) {
  const headers = { "Content-Type": contentType };
  const request = new Request(origin, { method: "POST", headers, body: Buffer.from(body) });
  return read(await request.formData());
}

const readReport = (form: FormData) => readReportForm(form, [origin]);

function sendReport(text: string): Promise<void> {
  const body = Buffer.from(text);
  const headers = { "content-length": String(body.length) };
  const request = Object.assign(Readable.from([body]), { method: "POST", headers, complete: true });
  const response = { req: request, setHeader() {}, end() {} };
  return takeReport(request as unknown as IncomingMessage, response as unknown as ServerResponse);
}
