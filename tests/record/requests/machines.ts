import { demo, get, type Options, type RecordedRequest, siteOrigin, userAgents } from "../recorded-request.ts";

const oembed = (name: string, query: string, options?: Options) => get(`oembed: ${name}`, `/oembed?${query}`, options);
const post = `url=${encodeURIComponent(siteOrigin + demo.post)}`;
const postId = demo.post.slice("/post/".length);

/** The preview image that a page names, whatever its version is. */
const preview = (name: string, page: string, match: RegExp, options: Options = {}) =>
  get(`preview image: ${name}`, "{{image}}", { uses: { image: { on: page, match } }, ...options });

/** What programs ask for: feeds, embeds, preview images, files at fixed paths, counts, reports, health. */
export const machineRequests: readonly RecordedRequest[] = [
  oembed("post", post),
  oembed("post in a language of its own", `url=${encodeURIComponent(`${siteOrigin}${demo.post}?lng=ar&x=1#y`)}`),
  oembed("post in the consumer's language", `${post}&lng=de`),
  oembed("post with a video", `url=${siteOrigin}${demo.video}`),
  oembed("profile", `url=${siteOrigin}${demo.profile}`),
  oembed("ticket", `url=${siteOrigin}${demo.ticket}`),
  oembed("landing page", `url=${siteOrigin}/`),
  oembed("over http", `url=${siteOrigin.replace("https", "http")}${demo.post}`),
  oembed("other site", "url=https://evil.example/post/a"),
  oembed("no URL", "url=nonsense"),
  oembed("URL missing", ""),
  oembed("URL twice", `${post}&url=https://evil.example/`),
  oembed("missing post", `url=${siteOrigin}/post/nobody-wrote-this-oembed`),
  oembed("json", `${post}&format=json`),
  oembed("xml", `${post}&format=xml`),
  oembed("narrow", `${post}&maxwidth=300&maxheight=400`),
  oembed("too narrow for a card", `${post}&maxwidth=50`),
  oembed("size that is none", `${post}&maxwidth=abc`),
  oembed("HEAD", post, { method: "HEAD" }),

  get("feed: RSS", `${demo.profile}/feed.xml`),
  get("feed: JSON", `${demo.profile}/feed.json`),
  get("feed: RSS in a language", `${demo.profile}/feed.xml?lng=ar`),
  get("feed: of nobody", "/profile/nobody-feeds/feed.xml"),
  get("feed: JSON of nobody", "/profile/nobody-feeds/feed.json"),
  get("feed: HEAD", `${demo.profile}/feed.xml`, { method: "HEAD" }),

  preview("landing", "/?lng=tr", /\/share\/landing\/tr-[0-9a-f]{16}\.jpg|\/share\.png/),
  preview("download", "/download?lng=tr", /\/share\/download\/tr-[0-9a-f]{16}\.jpg|\/share\.png/),
  preview("post in Turkish", demo.post, /\/share\/post\/[\w-]+\/tr-[0-9a-f]{16}\.jpg/),
  preview("post in Arabic", `${demo.post}?lng=ar`, /\/share\/post\/[\w-]+\/ar-[0-9a-f]{16}\.jpg/),
  preview("profile", demo.profile, /\/share\/profile\/[\w-]+\/tr-[0-9a-f]{16}\.jpg/),
  preview("HEAD", demo.post, /\/share\/post\/[\w-]+\/tr-[0-9a-f]{16}\.jpg/, { method: "HEAD" }),
  get("preview image: other version", `/share/post/${postId}/tr-0000000000000000.jpg`),
  get("preview image: unknown language", `/share/post/${postId}/xx-0000000000000000.jpg`),
  get("preview image: no version", `/share/post/${postId}/tr.jpg`),
  get("preview image: missing post", "/share/post/nobody-wrote-this-share/tr-0000000000000000.jpg"),
  get("preview image: missing profile", "/share/profile/nobody-share/tr-0000000000000000.jpg"),
  get("preview image: page, other version", "/share/download/tr-0000000000000000.jpg"),
  get("preview image: unknown page", "/share/ticket/tr-0000000000000000.jpg"),

  ...[
    "/robots.txt",
    "/sitemap.xml",
    "/manifest.webmanifest",
    "/ticket-worker.js",
    "/favicon.ico",
    "/favicon.svg",
    "/apple-touch-icon.png",
    "/icon-192.png",
    "/share.png",
    "/.well-known/apple-app-site-association",
    "/.well-known/assetlinks.json",
    "/.well-known/security.txt",
    "/metrics",
    "/assets/",
    "/assets/none-12345678.js",
  ].map((path) => get(`file ${path}`, path)),
  get("sitemap with a language", "/sitemap.xml?lng=de&x=1"),
  get("manifest in Arabic by query", "/manifest.webmanifest?lng=ar"),
  get("HEAD robots.txt", "/robots.txt", { method: "HEAD" }),
  get("HEAD ticket worker", "/ticket-worker.js", { method: "HEAD" }),

  get("healthz", "/healthz"),
  get("healthz with a query", "/healthz?x=1"),
  get("HEAD healthz", "/healthz", { method: "HEAD" }),
  get("readyz", "/readyz"),

  ...[
    ["post", `/api/public${demo.post}`],
    ["post with a query", `/api/public${demo.post}?lng=de&x=1`],
    ["user", `/api/public/users/${demo.profile.slice("/profile/".length)}`],
    ["posts of a user", `/api/public/users/posts/${demo.profile.slice("/profile/".length)}`],
    ["ticket", demo.ticket.replace("/ticket/", "/api/project/events/ticketSucces/")],
    ["missing post", "/api/public/post/nobody-wrote-this-call"],
    ["missing user", "/api/public/users/nobody-call"],
    ["posts of a missing user", "/api/public/users/posts/nobody-call"],
    ["missing ticket", "/api/project/events/ticketSucces/a/b/c"],
    ["id that is none", "/api/public/post/a%20b"],
    ["unknown call", "/api/public/comments/1"],
    ["account deletion", "/api/public/account-deletion"],
    ["no call", "/api/"],
  ].map(([name = "", target = ""]) => get(`call: ${name}`, target)),
  get("call: HEAD", `/api/public${demo.post}`, { method: "HEAD" }),

  ...[
    ["with a post", `?from=post&id=${postId}`],
    ["with a post, other order", `?id=${postId}&from=post&lng=de`],
    ["from a ticket, with an id", "?from=ticket&id=a"],
    ["from nowhere", "?from=nowhere&id=a"],
    ["with an id that is none", "?from=post&id=<script>"],
    ["from twice", "?from=post&from=profile&id=a"],
    ["from print", "?from=print"],
    ["to elsewhere", "?to=https://evil.example"],
    ["to AUTO", "?to=AUTO&from=print"],
  ].map(([name = "", query = ""]) => get(`download ${name}`, `/download${query}`)),
  ...(["iphone", "android", "desktop", "googlebot"] as const).map((device) =>
    get(`download by device: ${device}`, "/download?to=auto&from=print", {
      headers: { "User-Agent": userAgents[device] },
    }),
  ),
  get("download by device, HEAD", "/download?to=auto", {
    method: "HEAD",
    headers: { "User-Agent": userAgents.iphone },
  }),
  get("download by device, slash at the end", "/download/?to=auto&lng=ar", {
    headers: { "User-Agent": userAgents.android },
  }),

  ...messages(),
];

function messages(): RecordedRequest[] {
  const sameOrigin = { "Sec-Fetch-Site": "same-origin", "Content-Type": "text/plain" };
  const view = JSON.stringify({ event: "view", page: "post", language: "tr" });
  const count = (name: string, options: Options) => get(`count: ${name}`, "/count", { method: "POST", ...options });
  const report = (name: string, options: Options) =>
    get(`CSP report: ${name}`, "/csp-report", { method: "POST", ...options });
  const type = { "Content-Type": "application/csp-report" };
  return [
    count("view", { headers: sameOrigin, body: view }),
    count("by origin", { headers: { Origin: siteOrigin }, body: view }),
    count("of another site", { headers: { "Sec-Fetch-Site": "cross-site" }, body: view }),
    count("nonsense", { headers: sameOrigin, body: "nonsense" }),
    count("too large", { headers: sameOrigin, body: "x".repeat(600) }),
    count("without a length", { headers: sameOrigin, body: view, chunked: true }),
    count("GET", { method: "GET" }),
    count("OPTIONS", { method: "OPTIONS" }),
    report("valid", {
      headers: type,
      body: '{"csp-report":{"effective-directive":"img-src","document-uri":"https://a/post/1"}}',
    }),
    report("nonsense", { headers: type, body: "nonsense" }),
    report("too large", { headers: type, body: "x".repeat(9000) }),
    report("GET", { method: "GET" }),
  ];
}
