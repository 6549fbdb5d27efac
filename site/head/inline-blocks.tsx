/** A script of this repository, bundled at build; the Content-Security-Policy has its hash. */
export function InlineScript({ source }: { readonly source: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: not escaped, because it is the project's own
  return <script dangerouslySetInnerHTML={{ __html: source }} />;
}

/** CSS of this repository, bundled at build; the Content-Security-Policy has its hash. */
export function InlineStyle({ css }: { readonly css: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: not escaped, because it is the project's own
  return <style dangerouslySetInnerHTML={{ __html: css }} />;
}
