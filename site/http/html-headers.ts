import type { RequestContext } from "#site/page.ts";

/** Headers of every HTML response: pages, embeds, and the error page of last resort. */
export const htmlHeaders: Readonly<Record<string, string>> = {
  "Content-Type": "text/html; charset=utf-8",
};

/** The headers of a response in the visitor's language. */
export function localizedHeaders({ i18n, request }: Pick<RequestContext, "i18n" | "request">): Record<string, string> {
  return {
    "Content-Language": i18n.locale.code,
    ...(!request.localeInUrl && { Vary: "Accept-Language, Cookie" }),
  };
}
