import { demoPassword } from "#backend/seed/demo-accounts.ts";
import { get, type Options, type RecordedRequest, type RequestHeaders, siteOrigin } from "../recorded-request.ts";

const profile = "/profile/6f1b2c3d-01a3-4a00-8000-0000000001a3";
const user = profile.slice("/profile/".length);
const account = { email: "zeytinemin@meydan.example", password: demoPassword };
const form = (fields: Readonly<Record<string, string>>) => new URLSearchParams(fields).toString();
const type = { "Content-Type": "application/x-www-form-urlencoded" };
const own: RequestHeaders = { ...type, Origin: siteOrigin, "X-Forwarded-For": "192.0.2.1" };

const post = (name: string, body: string, headers: RequestHeaders = own, options: Options = {}): RecordedRequest =>
  get(`form: ${name}`, "/delete-account", { method: "POST", body, headers, ...options });
const cancel = (name: string, body: string, headers: RequestHeaders): RecordedRequest =>
  get(`cancel: ${name}`, "/delete-account/cancel", { method: "POST", body, headers });
const kept = { keeps: { token: /deletion-receipt=([\w-]{43})/ } };
const receipt = { headers: { Cookie: "deletion-receipt={{token}}" } };

/** The form in everything that can be wrong with it, then an account that is frozen, restored and deleted. */
export const deletionRequests: readonly RecordedRequest[] = [
  get("post of the account", "{{post}}", {
    uses: { post: { on: profile, match: /\/post\/[\w-]{36}/ } },
    keeps: { post: /rel="canonical" href="[^"]*?(\/post\/[\w-]{36})/ },
  }),
  post("nothing filled in", ""),
  post("no address, in Arabic", form({ email: "nobody", action: "freeze", password: "x" }), {
    ...own,
    Cookie: "i18next=ar",
  }),
  post("not confirmed", form({ ...account, action: "delete" })),
  post("unknown action", form({ ...account, action: "explode" })),
  post("field twice", `${form({ ...account, action: "freeze" })}&email=other@example.com`),
  post("wrong password", form({ ...account, password: "wrong", action: "freeze" })),
  post("unknown account", form({ email: "nobody@example.com", password: "wrong", action: "freeze" })),
  post("of another site", form({ ...account, action: "freeze" }), { ...type, Origin: "https://evil.example" }),
  post("of a site that hides", form({ ...account, action: "freeze" }), { ...type, Origin: "null" }),
  post("without an origin", form({ ...account, action: "freeze" }), type),
  post("of another site by its metadata", form(account), { ...own, "Sec-Fetch-Site": "cross-site" }),
  post("of the same host by its metadata", "", { ...type, "Sec-Fetch-Site": "same-origin" }),
  post("as JSON", JSON.stringify(account), { ...own, "Content-Type": "application/json" }),
  post("without a type", form(account), { Origin: siteOrigin }),
  post("compressed", form(account), { ...own, "Content-Encoding": "gzip" }),
  post("too large", "x".repeat(9000)),
  post("too large, without a length", "x".repeat(9000), own, { chunked: true }),
  post("of several parts", '--b\r\nContent-Disposition: form-data; name="email"\r\n\r\nnobody\r\n--b--\r\n', {
    ...own,
    "Content-Type": "multipart/form-data; boundary=b",
  }),
  post("of several parts without a boundary", "email=a", { ...own, "Content-Type": "multipart/form-data" }),
  get("form: slash at the end", "/delete-account/", { method: "POST", body: "", headers: own }),
  get("form: with a language", "/delete-account?lng=de&x=1", { method: "POST", body: "", headers: own }),
  get("form: HEAD", "/delete-account", { method: "HEAD" }),
  get("receipt without a cookie", "/delete-account/receipt"),
  get("receipt with a cookie that is none", "/delete-account/receipt", {
    headers: { Cookie: "deletion-receipt=nonsense" },
  }),
  get("cancel without a token", "/delete-account/cancel"),
  get("cancel with a token that is none", "/delete-account/cancel?token=nonsense"),
  get("cancel with a token of nobody", `/delete-account/cancel?token=${"A".repeat(43)}`),

  post("freezes", form({ ...account, action: "freeze" }), own, kept),
  get("receipt of a frozen account", "/delete-account/receipt?lng=tr", receipt),
  ...hidden("frozen"),
  get("cancel: shown", "/delete-account/cancel?token={{token}}"),
  get("cancel: shown with a language and more", "/delete-account/cancel?lng=ar&token={{token}}&x=1"),
  cancel("without a token", "", own),
  cancel("of another site", "token={{token}}", { ...type, Origin: "https://evil.example" }),
  cancel("of nobody", `token=${"A".repeat(43)}`, own),
  cancel("from a page without a referrer", "token={{token}}", { ...type, Origin: "null" }),
  get("receipt of a restored account", "/delete-account/receipt?lng=tr", receipt),
  get("restored: profile", profile),

  get("form: deletes, in German", "/delete-account?lng=de", {
    method: "POST",
    body: form({ ...account, action: "delete", confirm: "on" }),
    headers: { ...own, "X-Forwarded-For": "192.0.2.2" },
    ...kept,
  }),
  get("receipt of an account that is being deleted", "/delete-account/receipt?lng=de", receipt),
  get("receipt, HEAD", "/delete-account/receipt", { method: "HEAD", ...receipt }),
  ...hidden("deleted"),

  post(
    "the 11th wrong password",
    form({ email: "eve@example.com", password: "wrong", action: "freeze" }),
    { ...own, "X-Forwarded-For": "192.0.2.3" },
    {
      before: Array.from({ length: 10 }, () => ({
        method: "POST",
        target: "/delete-account",
        headers: { ...own, "X-Forwarded-For": "192.0.2.3" },
        body: form({ email: "eve@example.com", password: "wrong", action: "freeze" }),
      })),
    },
  ),
];

/** What an account that is hidden leaves. */
function hidden(state: string): RecordedRequest[] {
  return [
    get(`${state}: profile`, profile),
    get(`${state}: profile in Arabic`, `${profile}?lng=ar`),
    get(`${state}: HEAD`, profile, { method: "HEAD" }),
    get(`${state}: feed`, `${profile}/feed.xml`),
    get(`${state}: post`, "{{post}}"),
    get(`${state}: embedded post`, "/embed{{post}}"),
    get(`${state}: oembed`, `/oembed?url=${siteOrigin}{{post}}`),
    get(`${state}: preview image`, `/share${profile}/tr-0000000000000000.jpg`),
    get(`${state}: call`, `/api/public/users/${user}`),
  ];
}
