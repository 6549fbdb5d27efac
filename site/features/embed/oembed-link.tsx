interface OembedLinkProps {
  readonly origin: string;
  /** Of the page, with the language where the page's own address names it. */
  readonly path: string;
}

/** Tells consumers where the oEmbed answer about a page is (oembed.com, section 4); stands in the page's head. */
export function OembedLink({ origin, path }: OembedLinkProps) {
  const query = new URLSearchParams({ url: origin + path, format: "json" });
  return <link rel="alternate" type="application/json+oembed" href={`${origin}/oembed?${query}`} />;
}
