/** Data for scripts of the page, which find them by the id. */
export function JsonScript({ id, data }: { readonly id: string; readonly data: object }) {
  // "<" could close the script element.
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, escaped above
  return <script type="application/json" id={id} dangerouslySetInnerHTML={{ __html: json }} />;
}
