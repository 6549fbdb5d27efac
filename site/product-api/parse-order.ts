import { parseHttpUrl } from "#contract/http-url.ts";
import { parseJson, parseRecord } from "./parse-fields.ts";

/** The order by which content is withheld (RFC 7725), as far as it is known. */
export interface WithholdingOrder {
  /** To quote, where somebody asks about it. */
  readonly reference?: string | undefined;
  /** URL of the authority that gave the order. */
  readonly blockedBy?: string | undefined;
}

/** Characters of a header that are read. */
const linkLimit = 4096;

/**
 * Reads the order of a 451: the reference in its body, and the link to the authority (RFC 7725, section 4).
 *
 * @param link the header `Link`
 */
export function parseOrder(body: string, link: string | null): WithholdingOrder {
  const reference = parseRecord(parseJson(body))?.reference;
  const [, target] = /<([^<>]*)>\s*;\s*rel="?blocked-by"?(?:[;,\s]|$)/i.exec((link ?? "").slice(0, linkLimit)) ?? [];
  return {
    reference: typeof reference === "string" && /^[A-Z0-9-]{4,40}$/.test(reference) ? reference : undefined,
    blockedBy: target === undefined ? undefined : parseHttpUrl(target)?.href,
  };
}
