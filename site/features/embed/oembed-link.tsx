interface OembedLinkProps {
  readonly origin: string;
  /** Of the page, with the language where the page's own address names it. */
  readonly path: string;
}

/** Tells consumers where the oEmbed answer about a page is (oembed.com, section 4); stands in the page's head. */
export function OembedLink({ origin, path }: OembedLinkProps) {
  // Of a query, only what would end the value needs escaping (RFC 3986, section 3.4); the rest packs with the address.
  const url = encodeURI(origin + path).replace(/[&#+]/g, encodeURIComponent);
  return <link rel="alternate" type="application/json+oembed" href={`${origin}/oembed?url=${url}&format=json`} />;
}
