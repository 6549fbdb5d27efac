/**
 * Whether a client has the response that it asks for (RFC 9110, section 13.1.2).
 *
 * @param ifNoneMatch value of the `If-None-Match` header
 * @param etag of the response, with its quotation marks, which no ETag contains: no other one can contain it. One that
 *   the client has marked as weak (`W/`) matches too
 */
export function matchesEtag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  return ifNoneMatch === "*" || (ifNoneMatch?.includes(etag) ?? false);
}
