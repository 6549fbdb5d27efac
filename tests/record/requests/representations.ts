import { demo, get, type RecordedRequest, type RequestHeaders, withEtag } from "../recorded-request.ts";

const encoding = (value: string | undefined): { headers: RequestHeaders } => ({
  headers: { "Accept-Encoding": value },
});
const brotli: RequestHeaders = { "Accept-Encoding": "br" };
const matching = (name: string, target: string, headers: RequestHeaders = {}): RecordedRequest =>
  get(`If-None-Match hit: ${name}`, target, {
    ...withEtag(target, headers),
    headers: { ...headers, "If-None-Match": "{{etag}}" },
  });

const script = { script: { on: demo.post, match: /\/assets\/client-entry-[\w-]{8}\.js/ } };
const font = { font: { on: "/", match: /\/assets\/fonts-[\w-]{8}\.css/ } };
const image = { image: { on: demo.post, match: /\/picture\/w320\/[\w-]{16}\?of=[\w./-]+/ } };
const media = { media: { on: demo.post, match: /\/media\/\w+\.webp/ } };
const video = { video: { on: demo.video, match: /\/media\/\w+\.mp4/ } };

const long = "Fri, 01 Jan 2100 00:00:00 GMT";
const early = "Sat, 01 Jan 2000 00:00:00 GMT";

/** Encodings, conditions and ranges of pages and files. */
export const representationRequests: readonly RecordedRequest[] = [
  ...[
    "br",
    "gzip",
    "identity",
    undefined,
    "",
    "*",
    "GZIP",
    "deflate",
    "zstd",
    "br;q=0, gzip",
    "br;q=0.1, gzip;q=0.9",
    "identity;q=0",
    "*;q=0",
    "gzip;q=nonsense",
  ].map((value) => get(`post as ${value ?? "no Accept-Encoding"}`, demo.post, encoding(value))),
  get("ticket as gzip", demo.ticket, encoding("gzip")),
  get("small body as br", "/robots.txt", encoding("br")),
  get("missing page as br", "/no-such-page-as-br", encoding("br")),
  ...["br", "gzip", "identity"].map((value) =>
    get(`script as ${value}`, "{{script}}", { uses: script, ...encoding(value), ignoreBody: true }),
  ),
  get("compressed file by its own name", "{{script}}.br", { uses: script }),
  get("style as br", "{{font}}", { uses: font, ...encoding("br"), ignoreBody: true }),
  get("licenses as br", "/licenses.txt", encoding("br")),
  get("licenses as they are", "/licenses.txt", encoding("identity")),
  get("image in br", "/share.png", encoding("br")),

  matching("landing", "/"),
  matching("post as br", demo.post, brotli),
  matching("post as gzip", demo.post, { "Accept-Encoding": "gzip" }),
  matching("profile", demo.profile),
  matching("missing post", "/post/nobody-wrote-this-etag"),
  matching("download", "/download?from=print"),
  matching("embed", `/embed${demo.post}`),
  matching("feed", `${demo.profile}/feed.json`),
  matching("sitemap", "/sitemap.xml"),
  matching("manifest", "/manifest.webmanifest"),
  matching("call of the product server", `/api/public${demo.post}`),
  matching("favicon", "/favicon.svg"),
  get("If-None-Match hit, HEAD", "/", { method: "HEAD", ...withEtag("/"), headers: { "If-None-Match": "{{etag}}" } }),
  get("If-None-Match hit, script", "{{script}}", {
    uses: { ...script, etag: { on: "{{script}}", match: /^etag: (.+)$/m } },
    headers: { "If-None-Match": "{{etag}}" },
  }),
  get("If-None-Match hit, picture", "{{image}}", {
    uses: { ...image, etag: { on: "{{image}}", match: /^etag: (.+)$/m } },
    headers: { "If-None-Match": "{{etag}}" },
  }),
  get("If-None-Match hit, weak", "/", { ...withEtag("/"), headers: { "If-None-Match": "W/{{etag}}" } }),
  get("If-None-Match hit in a list", "/", { ...withEtag("/"), headers: { "If-None-Match": '"a", {{etag}} , "b"' } }),
  get("If-None-Match of another encoding", demo.post, {
    ...withEtag(demo.post, brotli),
    headers: { "Accept-Encoding": "gzip", "If-None-Match": "{{etag}}" },
  }),
  get("If-None-Match of another language", "/?lng=de", {
    ...withEtag("/?lng=fr"),
    headers: { "If-None-Match": "{{etag}}" },
  }),
  get("If-None-Match miss", "/", { headers: { "If-None-Match": '"nothing"' } }),
  get("If-None-Match star", "/", { headers: { "If-None-Match": "*" } }),
  get("If-None-Match star, ticket", demo.ticket, { headers: { "If-None-Match": "*" } }),
  get("If-None-Match star, favicon", "/favicon.svg", { headers: { "If-None-Match": "*" } }),
  get("If-None-Match nonsense", "/", { headers: { "If-None-Match": "nothing, ,," } }),
  get("Cache-Control: no-cache from a browser", "/", {
    ...withEtag("/"),
    headers: { "If-None-Match": "{{etag}}", "Cache-Control": "no-cache" },
  }),
  get("If-Modified-Since, page", "/", { headers: { "If-Modified-Since": long } }),
  get("If-Modified-Since later, favicon", "/favicon.svg", { headers: { "If-Modified-Since": long } }),
  get("If-Modified-Since earlier, favicon", "/favicon.svg", { headers: { "If-Modified-Since": early } }),
  get("If-Match miss, favicon", "/favicon.svg", { headers: { "If-Match": '"nothing"' } }),
  get("If-Unmodified-Since, favicon", "/favicon.svg", { headers: { "If-Unmodified-Since": early } }),

  get("Range, page", "/", { headers: { Range: "bytes=0-9" } }),
  get("Range, picture", "{{image}}", { uses: image, headers: { Range: "bytes=0-9" } }),
  get("Range, script", "{{script}}", {
    uses: script,
    ...encoding("identity"),
    headers: { Range: "bytes=0-9", "Accept-Encoding": "br" },
    ignoreBody: true,
  }),
  ...["bytes=0-99", "bytes=-50", "bytes=100-", "bytes=99999999-", "bytes=0-9,20-29", "lines=1-2", "bytes=9-0"].map(
    (value) => get(`Range ${value}, video`, "{{video}}", { uses: video, headers: { Range: value } }),
  ),
  get("If-Range miss, video", "{{video}}", { uses: video, headers: { Range: "bytes=0-9", "If-Range": '"nothing"' } }),
  get("HEAD, video", "{{video}}", { uses: video, method: "HEAD" }),
  get("medium", "{{media}}", { uses: media }),
  get("medium with a query", "{{media}}?x=1", { uses: media }),
  get("medium that is missing", "/media/0123456789abcdef.webp"),
  get("the folder of media", "/media/"),

  ...["image/avif,*/*", "image/webp,*/*", "*/*", undefined].map((accept) =>
    get(`picture as ${accept ?? "nothing named"}`, "{{image}}", { uses: image, headers: { Accept: accept } }),
  ),
  get("picture, HEAD", "{{image}}", { uses: image, method: "HEAD" }),
  get("picture with a wrong signature", "/picture/w320/AAAAAAAAAAAAAAAA?of=/media/0123456789abcdef.webp"),
  get("picture of another host", "/picture/w320/AAAAAAAAAAAAAAAA?of=https://evil.example/x.png"),
  get("picture in another size", "{{start}}w321{{end}}", {
    uses: {
      start: { on: demo.post, match: /(\/picture\/)w320\/[\w-]{16}\?of=[\w./-]+/ },
      end: { on: demo.post, match: /\/picture\/w320(\/[\w-]{16}\?of=[\w./-]+)/ },
    },
  }),
  get("picture with one parameter more", "{{image}}&x=1", { uses: image }),
  get("picture without its URL", "/picture/w320/AAAAAAAAAAAAAAAA"),
  get("pictures' folder", "/picture/"),
];
