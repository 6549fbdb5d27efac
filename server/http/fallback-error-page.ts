import { createHash } from "node:crypto";
import { STATUS_CODES } from "node:http";
import en from "#locales/en.json" with { type: "json" };
import tr from "#locales/tr.json" with { type: "json" };
import { htmlHeaders } from "#site/http/html-headers.ts";

const style =
  "body{font:18px/1.6 system-ui,sans-serif;max-width:32rem;margin:15vh auto;padding:0 1.5rem;color-scheme:light dark}p+p{opacity:.75}";
const styleHash = createHash("sha256").update(style).digest("base64");

export interface FallbackErrorPage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Creates the error page that needs nothing else: for requests too malformed to have a locale, and for the case that
 * the site's own error page fails. It is in Turkish and English and quotes nothing of the request.
 */
export function fallbackErrorPage(status: number, requestId: string): FallbackErrorPage {
  const texts = [
    { locale: "tr", text: errorText(tr, status) },
    { locale: "en", text: errorText(en, status) },
  ];
  const body = `<!doctype html><html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${status} ${STATUS_CODES[status] ?? ""}</title><style>${style}</style></head><body>${texts
    .map(({ locale, text }) => `<p lang="${locale}">${text}</p>`)
    .join("")}<p><a href="/">${tr.errors.goHome} · <span lang="en">${en.errors.goHome}</span></a></p><p><small>${
    requestId
  }</small></p></body></html>`;
  return {
    headers: {
      ...htmlHeaders,
      "Content-Length": String(Buffer.byteLength(body)),
      "Content-Security-Policy": `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
      "Cache-Control": "private, no-store",
      "X-Request-Id": requestId,
    },
    body,
  };
}

function errorText({ errors }: Pick<typeof en, "errors">, status: number): string {
  if (status === 503) return errors.unavailableText;
  if (status === 429) return errors.tooManyText;
  return status >= 500 ? errors.serverText : errors.notFoundText;
}
