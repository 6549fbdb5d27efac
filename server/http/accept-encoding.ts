import { parseAccept } from "hono/utils/accept";

/** Encodings of a response body, in the server's order of preference. */
const encodings = ["br", "gzip", "identity"] as const;

export type Encoding = (typeof encodings)[number];

/** Quality of the uncompressed body where the client does not name it: lower than that of any encoding it names. */
const unnamedIdentity = 0.001;

/** Chooses the encoding of a response (RFC 9110, section 12.5.3). A client that accepts none gets the plain body. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const qualities = new Map(parseAccept(acceptEncoding?.toLowerCase() ?? "").map(({ type, q }) => [type, q]));
  const quality = (encoding: Encoding) =>
    qualities.get(encoding) ?? (encoding === "identity" ? unnamedIdentity : (qualities.get("*") ?? 0));
  return encodings.reduce((best, encoding) => (quality(encoding) > quality(best) ? encoding : best));
}
