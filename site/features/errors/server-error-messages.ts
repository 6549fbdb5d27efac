import { fallbackLocale, type Language, languageOf } from "#locales/index.ts";
import { messages } from "#locales/messages.ts";
import { matchLocale } from "#site/i18n/locale/match-locale.ts";
import { localeParameter, resolveLocale } from "#site/i18n/locale/resolve-locale.ts";

export interface ServerErrorMessages {
  readonly language: Language;
  /** Appended to internal links, so that they keep the locale of the page's URL. */
  readonly query: string;
  readonly title: string;
  readonly text: string;
  readonly retry: string;
  readonly goHome: string;
  readonly getApp: string;
  readonly reference: string | undefined;
}

/**
 * The messages of the error page of last resort, straight from locales/: middleware, translator and pages take no part,
 * because any of them may have failed. Never throws.
 *
 * @param requestId shown so that a visitor's report can be found in the log; absent where none was given
 */
export function serverErrorMessages(request: Request, requestId: string | undefined): ServerErrorMessages {
  const { code, query } = languageOfRequest(request);
  const errors = messages[code].errors;
  const text = (key: string) => {
    const found = typeof errors === "object" ? errors[key] : undefined;
    return typeof found === "string" ? found : "";
  };
  return {
    language: languageOf(code),
    query,
    title: text("serverTitle"),
    text: text("serverText"),
    retry: text("retry"),
    goHome: text("goHome"),
    getApp: text("getApp"),
    reference: requestId && text("reference").replace("{{id}}", requestId),
  };
}

function languageOfRequest(request: Request) {
  try {
    const query = new URL(request.url).searchParams.get(localeParameter);
    const code = resolveLocale({
      query,
      cookieHeader: request.headers.get("cookie"),
      acceptLanguage: request.headers.get("accept-language"),
    });
    return { code, query: matchLocale(query) ? `?${localeParameter}=${code}` : "" };
  } catch {
    return { code: fallbackLocale, query: "" };
  }
}
