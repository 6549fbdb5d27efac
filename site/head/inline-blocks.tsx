/** A script of this repository, bundled at build; the Content-Security-Policy has its hash. */
export function InlineScript({ source }: { readonly source: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: not escaped, because it is the project's own
  return <script dangerouslySetInnerHTML={{ __html: source }} />;
}

/** Data for scripts of the page, which find them by the id. */
export function JsonScript({ id, data }: { readonly id: string; readonly data: object }) {
  // "<" could close the script element.
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, escaped above
  return <script type="application/json" id={id} dangerouslySetInnerHTML={{ __html: json }} />;
}

/** CSS of this repository, bundled at build; the Content-Security-Policy has its hash. */
export function InlineStyle({ css }: { readonly css: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: not escaped, because it is the project's own
  return <style dangerouslySetInnerHTML={{ __html: css }} />;
}
