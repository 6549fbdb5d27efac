import { pathOf } from "../../e2e/support/every-page.ts";
import { demo, get, type RecordedRequest, siteOrigin } from "../recorded-request.ts";

const form = { "Content-Type": "application/x-www-form-urlencoded", Origin: siteOrigin };

const onePageOfEachKind = [
  "/",
  demo.post,
  demo.profile,
  demo.ticket,
  "/download",
  "/delete-account",
  "/privacy-policy",
  "/no-such-page",
];

/** As few settings as can be: an origin over http, no second host, no wallets, no counts. */
export const plainRequests: readonly RecordedRequest[] = [
  ...onePageOfEachKind.map((path) => get(`page ${path}`, path)),
  get("embedded post", `/embed${demo.post}`),
  get("redirect of a form", "/delete-account", {
    method: "POST",
    body: "",
    headers: { ...form, "Sec-Fetch-Site": "same-origin" },
  }),
  get("count is not taken", "/count", { method: "POST", body: "{}", headers: { "Sec-Fetch-Site": "same-origin" } }),
  get("count is a page that is not there", "/count"),
  get("CSP report", "/csp-report", { method: "POST", body: "nonsense" }),
  get("the app's host is any host", demo.post, { headers: { Host: "app.meydan.example" } }),
  get("calendar", `${demo.ticket}/calendar.ics`),
  get("no Apple Wallet", `${demo.ticket}/apple-wallet.pkpass`),
  get("no Google Wallet", `${demo.ticket}/google-wallet`),
  get("sitemap", "/sitemap.xml"),
  get("robots", "/robots.txt"),
  get("readyz", "/readyz"),
];

/** Trackers, HSTS for all subdomains, and no copies of tickets. */
export const trackedRequests: readonly RecordedRequest[] = [
  ...onePageOfEachKind.map((path) => get(`page ${path}`, path)),
  get("embedded post", `/embed${demo.post}`),
  get("ticket worker that removes copies", "/ticket-worker.js"),
  get("ticket in Arabic", `${demo.ticket}?lng=ar`),
  get("refused method", "/", { method: "POST" }),
  get("favicon", "/favicon.ico"),
];

/** The three recorded faults. */
export const observedRequests: readonly RecordedRequest[] = [
  get("landing", "/"),
  get("landing in Arabic", "/?lng=ar"),
  get("profile that is missing", pathOf("profile-missing")),
  get("whole profile that is missing", `${pathOf("profile-missing")}?whole=1`),
  get("profile", demo.profile),
  get("post that is missing", pathOf("post-missing")),
  get("download", "/download"),
  get("form without behavior", "/delete-account"),
  get("form without behavior: POST", "/delete-account", { method: "POST", body: "a=1", headers: form }),
  get("form without behavior: cancel", "/delete-account/cancel", { method: "POST", body: "a=1", headers: form }),
  get("form without behavior: receipt", "/delete-account/receipt"),
];
