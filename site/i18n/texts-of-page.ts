/**
 * Of texts that a late script brings along in every language, those of the page's. Dialogs that most visitors never
 * open would be 0.3 kB of each first view; in all fifteen languages they are less to wait for than a request of their own.
 *
 * @param texts by their files: `import.meta.glob("/locales/*.json", { eager: true, import: "…" })`
 */
export function textsOfPage<Texts>(texts: Readonly<Record<string, Texts>>): Texts {
  const { lang } = document.documentElement;
  const own = texts[`/locales/${lang}.json`];
  if (own === undefined) throw new Error(`no texts in ${lang}`);
  return own;
}
