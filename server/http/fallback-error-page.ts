import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brand } from "#brand/brand.ts";
import { type Locale, languageOf, locales } from "#locales/index.ts";
import type { EnglishMessages } from "#locales/messages.ts";
import { cachePolicies } from "#site/http/cache-policies.ts";
import { htmlHeaders } from "#site/http/html-headers.ts";
import { colorUnderWhite, groundColor } from "#site/styles/brand-colors.ts";

type Messages = Pick<EnglishMessages, "errors" | "refused">;

/** Of each file only what is needed here: all messages of all languages take five megabytes. */
const messages = new Map<Locale, Messages>(
  locales.map((locale) => {
    const file = join(import.meta.dirname, "..", "..", "locales", `${locale}.json`);
    const { errors, refused } = JSON.parse(readFileSync(file, "utf8")) as Messages;
    return [locale, { errors, refused }];
  }),
);

/** Where the visitor gains from knowing what was wrong with the request. */
const messageOfStatus: Readonly<Record<number, keyof Messages["refused"]>> = {
  408: "tooSlow",
  413: "tooLarge",
  414: "tooLong",
  429: "tooMany",
  431: "tooLarge",
};

const { light, dark } = groundColor;
const style = [
  `body{box-sizing:border-box;min-height:100vh;margin:0;padding:2rem 1.25rem;display:grid;place-content:center;justify-items:center;text-align:center;font:1.125rem/1.55 system-ui,sans-serif;color-scheme:light dark;background:${light};color:#1b1b1b}`,
  "section+section{margin-block-start:3rem}h1,h2,p{text-wrap:balance}h1,h2{margin:0 0 1rem;font-size:1.875rem;line-height:1.2}h2{font-size:1.375rem}p{margin:0 auto 1.5rem;max-width:26rem;overflow-wrap:anywhere}",
  `a{display:inline-block;margin:.25rem;padding:.5rem 1.5rem;border:1px solid;border-radius:9rem;color:inherit;text-decoration:none}a:hover{text-decoration:underline}.first{border-color:${colorUnderWhite};background:${colorUnderWhite};color:#fff}`,
  `@media(prefers-color-scheme:dark){body{background:${dark};color:#f5f5f5}}`,
].join("");
const styleHash = createHash("sha256").update(style).digest("base64");

/** Allows the style of the page and nothing else. */
export const fallbackErrorPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

export interface FallbackErrorPage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Creates the error page that needs nothing else: for requests that no page answers, and for the case that the site's
 * own error page fails. It quotes nothing of the request. The build writes it for nginx, too (scripts/build/).
 *
 * @param home path and query of the landing page, which keep the locale where the URL names it
 * @param locale not given where a request is too malformed to have one: the page is in Turkish and English then
 */
export function fallbackErrorPage(status: number, requestId: string, locale?: Locale, home = "/"): FallbackErrorPage {
  const body = fallbackErrorDocument(status, locale, requestId, home);
  return {
    headers: {
      ...htmlHeaders,
      ...(locale && { "Content-Language": locale }),
      "Content-Security-Policy": fallbackErrorPolicy,
      // The URL may be a mistyped ticket's.
      "Referrer-Policy": "no-referrer",
    },
    body,
  };
}

/** All headers of such a response where it is sent as it is. */
export function fallbackErrorHeaders({ headers, body }: FallbackErrorPage, requestId: string): Record<string, string> {
  return {
    ...headers,
    "Content-Length": String(Buffer.byteLength(body)),
    "Cache-Control": cachePolicies.none.cacheControl,
    "X-Request-Id": requestId,
  };
}

/**
 * The HTML of that page.
 *
 * @param status "closed" while nginx answers everything with a 503 for maintenance
 */
export function fallbackErrorDocument(
  status: number | "closed",
  locale?: Locale,
  requestId?: string,
  home = "/",
): string {
  const languages = (locale ? [locale] : (["tr", "en"] as const)).map(languageOf);
  const sections = languages.map(({ code, direction }, index) => {
    const { errors, title, text } = messagesFor(status, code);
    const heading = index === 0 ? "h1" : "h2";
    // An empty address is that of the page, whatever it is.
    const retry = mayHelpToRetry(status) ? `<a class="first" href="">${errors.retry}</a>` : "";
    const reference = requestId ? `<p><small>${errors.reference.replace("{{id}}", requestId)}</small></p>` : "";
    return `<section lang="${code}" dir="${direction}"><${heading}>${title}</${heading}><p>${text}</p><p>${retry}<a href="${home}">${errors.goHome}</a></p>${reference}</section>`;
  });
  const [first] = languages;
  const title = languages.map(({ code }) => messagesFor(status, code).title).join(" · ");
  return `<!doctype html><html lang="${first?.code}" dir="${first?.direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} | ${brand.name}</title><style>${style}</style></head><body><main>${sections.join("")}</main></body></html>`;
}

function messagesFor(status: number | "closed", locale: Locale) {
  const { errors, refused } = messages.get(locale) as Messages;
  if (status === "closed") return { errors, title: errors.closedTitle, text: errors.closedText };
  if (status === 404) return { errors, title: errors.notFoundTitle, text: errors.notFoundText };
  if (status >= 500) {
    const isUnavailable = status >= 502 && status <= 504;
    return { errors, title: errors.serverTitle, text: isUnavailable ? errors.unavailableText : errors.serverText };
  }
  return { errors, title: refused.title, text: refused[messageOfStatus[status] ?? "text"] };
}

function mayHelpToRetry(status: number | "closed"): boolean {
  return status === "closed" || status === 408 || status === 429 || status >= 500;
}
