import { appLinkHost, demo, get, type RecordedRequest, siteHost } from "../recorded-request.ts";

const on = (host: string | undefined) => ({ headers: { Host: host } });

/** The site's host, the app's own, and any other. */
export const hostRequests: readonly RecordedRequest[] = [
  ...[
    "/",
    demo.post,
    `${demo.post}?lng=ar`,
    `${demo.post}/?utm_source=x`,
    demo.profile,
    `${demo.ticket}?lng=xx`,
    "/post/a%20b",
    "/post",
    "/download?from=post",
    "/privacy-policy?lng=de&x=1",
    "/no-such-page",
    "/.well-known/apple-app-site-association",
    "/.well-known/assetlinks.json",
    "/.well-known/other",
    "/healthz",
    "/robots.txt",
    "/share.png",
    `/api/public${demo.post}`,
    `//evil.example/`,
  ].map((target) => get(`app-link host: ${target}`, target, on(appLinkHost))),
  get("app-link host: HEAD", demo.post, { method: "HEAD", ...on(appLinkHost) }),
  get("app-link host: POST", demo.post, { method: "POST", ...on(appLinkHost) }),
  get("app-link host: POST of a form", "/delete-account", {
    method: "POST",
    body: "a=1",
    headers: { Host: appLinkHost, "Content-Type": "application/x-www-form-urlencoded" },
  }),
  get("app-link host in capitals", demo.post, on(appLinkHost.toUpperCase())),
  get("app-link host with its port", demo.post, on(`${appLinkHost}:443`)),
  get("app-link host with another port", demo.post, on(`${appLinkHost}:8443`)),
  get("app-link host with a dot", demo.post, on(`${appLinkHost}.`)),
  get("app-link host: crawler", demo.post, { headers: { Host: appLinkHost, "User-Agent": "WhatsApp/2.23.20.0 A" } }),
  get("app-link host: absolute form", `http://${siteHost}${demo.post}`, on(appLinkHost)),

  get("foreign host: landing", "/", on("evil.example")),
  get("foreign host: post", demo.post, on("evil.example")),
  get("foreign host: sitemap", "/sitemap.xml", on("evil.example")),
  get("foreign host: redirect", "/download?to=auto", { headers: { Host: "evil.example", "User-Agent": "iPhone" } }),
  get("IP address as host", "/privacy-policy", on("127.0.0.1:80")),
  get("host empty", "/privacy-policy", on("")),
  get("host with a path", "/privacy-policy", on("evil.example/x")),
  get("host missing", "/privacy-policy", on(undefined)),
  get("host twice", "/privacy-policy", { moreHeaders: [["Host", "evil.example"]] }),
  get("host missing in HTTP/1.0", "/", { raw: "GET /privacy-policy HTTP/1.0\r\n\r\n" }),
  get("forwarded host and scheme", "/", {
    headers: { "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "http", Forwarded: "host=evil.example" },
  }),
];
