import { everyPage } from "../../e2e/support/every-page.ts";
import { crawler, demo, get, type RecordedRequest, userAgents } from "../recorded-request.ts";

/** Every page for a visitor, for HEAD, for crawlers, and with methods that it does not take. */
export const pageRequests: readonly RecordedRequest[] = [
  ...everyPage.map(({ name, path }) => get(`page ${name}`, path)),
  get("page embedded post", `/embed${demo.post}`),
  get("page embedded video", `/embed${demo.video}`),
  get("page embedded post, missing", "/embed/post/nobody-wrote-this-either"),
  get("page ticket that is over", ticket("fener-alayi", "b7", "ca")),
  get("page ticket in another time zone", ticket("berlin-bulusmasi", "b9", "cc")),
  get("page ticket, other slug", demo.ticket.replace("bogazda-yaz-konseri", "baska-ad")),

  ...[
    "/",
    demo.post,
    demo.profile,
    demo.ticket,
    "/download",
    "/delete-account",
    "/no-such-page",
    `/embed${demo.post}`,
  ].map((path) => get(`HEAD ${path}`, path, { method: "HEAD" })),

  get("second time, from the cache", "/privacy-policy?lng=sw", {
    before: [{ target: "/privacy-policy?lng=sw" }],
    keepAge: true,
  }),
  get("second time, a ticket", demo.ticket, { before: [{ target: demo.ticket }], keepAge: true }),
  get("second time, a missing post", "/post/missing-twice", {
    before: [{ target: "/post/missing-twice" }],
    keepAge: true,
  }),

  ...["googlebot", "whatsapp"].flatMap((name) =>
    [demo.post, demo.profile, demo.ticket, "/"].map((path) =>
      get(`${name} ${path}`, path, { headers: { "User-Agent": userAgents[name as "googlebot"] } }),
    ),
  ),
  get("crawler, missing post", "/post/nobody-wrote-this-for-crawlers", { headers: crawler }),
  get("CUBOT is a phone", demo.post, { headers: { "User-Agent": "Mozilla/5.0 (Linux; Android 14; CUBOT X70)" } }),
  get("no user agent", demo.post, { headers: { "User-Agent": undefined } }),
  get("do not track, data saver", demo.post, { headers: { DNT: "1", "Sec-GPC": "1", "Save-Data": "on" } }),

  get("whole post", `${demo.post}?whole=1`),
  get("whole profile with a language", `${demo.profile}?lng=de&whole=1`),
  get("whole ticket", `${demo.ticket}?whole=1`),
  get("whole landing page", "/?whole=1"),
  get("whole without a value", `${demo.post}?whole`),
  get("whole missing post", "/post/nobody-wrote-this-whole?whole=1"),

  ...[
    ["POST", "/"],
    ["POST", demo.post],
    ["PUT", demo.ticket],
    ["DELETE", demo.profile],
    ["PATCH", "/no-such-page"],
    ["OPTIONS", demo.post],
    ["OPTIONS", "*"],
    ["TRACE", "/"],
    ["PROPFIND", "/"],
    ["PUT", "/delete-account"],
    ["DELETE", "/delete-account/cancel"],
    ["POST", "/delete-account/receipt"],
    ["POST", "/robots.txt"],
    ["POST", "/favicon.ico"],
    ["POST", "/healthz"],
    ["OPTIONS", "/oembed"],
    ["POST", `${demo.ticket}/calendar.ics`],
    ["POST", `/api/public${demo.post}`],
    ["OPTIONS", `/api/public${demo.post}`],
  ].map(([method = "", target = ""]) => get(`${method} ${target}`, target, { method })),
  get("a method that does not exist", "/", {
    raw: "FOO / HTTP/1.1\r\nHost: www.meydan.example\r\nConnection: close\r\n\r\n",
  }),
  get("GET with a body", "/privacy-policy", { body: "x=1" }),
];

function ticket(slug: string, packageId: string, id: string): string {
  return `/ticket/${slug}/6f1b2c3d-00${packageId}-4a00-8000-0000000000${packageId}/6f1b2c3d-00${id}-4a00-8000-0000000000${id}`;
}
