/** The canonical URL of a page, which the app takes. */
export function copiedUrl(page: Document): string {
  return page.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? page.location.href;
}
