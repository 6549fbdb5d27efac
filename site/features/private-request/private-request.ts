import type { Head } from "#site/head/head.ts";
import { createReceiptCookie } from "#site/http/receipt-cookie.ts";
import type { MessageKey } from "#site/i18n/message-key.ts";
import type { Translate } from "#site/i18n/translate.ts";
import type { SiteResponse } from "#site/site-response.ts";

/**
 * What a visitor sends by a form and follows by a secret link: the deletion of an account, or a report. A form is posted to
 * its own page (post-private-form.ts), and leads to a receipt; links show it, and forms on their pages change it
 * (private-page.tsx).
 */
export type PrivateRequest = ReturnType<typeof definePrivateRequest>;

interface PrivateRequestTexts {
  /** Of the form's page, like the description of all pages. */
  readonly title: MessageKey;
  readonly description: MessageKey;
  /** The link to the form from a page that has nothing to show. */
  readonly toForm: MessageKey;
  /** What such a page says of a browser without a receipt, and of a link. */
  readonly receipt: readonly [title: MessageKey, text: MessageKey];
  readonly link: readonly [title: MessageKey, text: MessageKey];
}

/**
 * @param path of the form, which the other pages continue, such as that of the receipt
 * @param cookieName of the cookie that carries the token from the form to the receipt
 */
export function definePrivateRequest(path: string, cookieName: string, texts: PrivateRequestTexts) {
  return { path, receiptPath: `${path}/receipt`, cookie: createReceiptCookie(cookieName, path), texts };
}

/**
 * The head of every page of a request.
 *
 * @param path without the query, which may have a token
 * @param title of a page that is not the form
 */
export function requestHead({ texts }: PrivateRequest, t: Translate, path: string, title = t(texts.title)): Head {
  return {
    title: t("seo.siteTitle", { title }),
    description: t(texts.description),
    path,
    noindex: true,
  };
}

/** The response to a form that was carried out: a reload of where it leads repeats nothing. */
export function seeOther(location: string, cookies: readonly string[] = []): SiteResponse {
  return { status: 303, headers: { Location: location }, cookies, cache: "none", body: undefined };
}
