import { parseAccept } from "hono/utils/accept";
import { LRUCache } from "lru-cache";

/** Encodings of a response body, in the server's order of preference. */
const encodings = ["br", "gzip", "identity"] as const;

export type Encoding = (typeof encodings)[number];

/** Quality of the uncompressed body where the client does not name it: lower than that of any encoding it names. */
const unnamedIdentity = 0.001;

/** Characters of the header that are parsed: more than any client sends, few enough to bound the work. */
const maxLength = 1000;

/** Browsers send a handful of values, so each is parsed once. */
const parsed = new LRUCache<string, Encoding>({ max: 100, memoMethod: parse });

/** Chooses the encoding of a response (RFC 9110, section 12.5.3). A client that accepts none gets the plain body. */
export function chooseEncoding(acceptEncoding = ""): Encoding {
  // A part of a string keeps the whole string in memory, so a long one is not kept.
  return acceptEncoding.length > maxLength ? parse(acceptEncoding.slice(0, maxLength)) : parsed.memo(acceptEncoding);
}

function parse(acceptEncoding: string): Encoding {
  const qualities = new Map(parseAccept(acceptEncoding.toLowerCase()).map(({ type, q }) => [type, q]));
  const quality = (encoding: Encoding) =>
    qualities.get(encoding) ?? (encoding === "identity" ? unnamedIdentity : (qualities.get("*") ?? 0));
  return encodings.reduce((best, encoding) => (quality(encoding) > quality(best) ? encoding : best));
}
