import { isIP } from "node:net";
import { Agent, buildConnector, type Dispatcher, errors, request } from "undici";
import { readLimited } from "#server/http/read-limited.ts";
import { imageLimits } from "../image-facts.ts";
import { isForeignAddress } from "./is-foreign-address.ts";
import { createSsrfSafeLookup, type FindAddresses, ForbiddenAddressError, queryAddresses } from "./ssrf-safe-lookup.ts";

export type FetchedImage =
  /** A complete response; whether it is an image is not known yet. */
  | { readonly kind: "fetched"; readonly bytes: Uint8Array }
  /** The host says so, or must not be contacted. Another try soon is of no use. */
  | { readonly kind: "missing" }
  /** The host cannot be reached or fails. */
  | { readonly kind: "unreachable"; readonly timedOut?: boolean };

/**
 * Fetches an image from its http(s) URL. Never rejects.
 *
 * @param enough bytes of its beginning that are enough. Not by `Range`, which some hosts answer wrongly.
 */
export type FetchImage = (url: string, enough?: number) => Promise<FetchedImage>;

/** Media hosts redirect once, to their storage. */
const maxRedirects = 3;

/** Where strangers' hosts may be; replaced in tests. */
interface PublicNetwork {
  readonly findAddresses: FindAddresses;
  readonly isAllowed: (address: string) => boolean;
  /** As `URL.port` has them: empty for that of the scheme. */
  readonly ports: readonly string[];
}

/** The ports are those of the web: another service could take a request for one of its own. */
const publicNetwork: PublicNetwork = {
  findAddresses: queryAddresses,
  isAllowed: isForeignAddress,
  ports: ["", "80", "443"],
};

/**
 * Fetches images whose URLs users have chosen, so it connects to the web ports of public addresses only (SSRF). The
 * addresses of a name are checked before the socket connects to them, for every connection and redirect, and the
 * address it has reached is checked again. Credentials are never sent.
 *
 * @param trustedOrigins those of the product server and of `MEDIA_ORIGINS`, which may be in a private network. The host
 *   of an image chooses its redirects, so they lead to the public internet only.
 */
export function createImageFetcher(
  trustedOrigins: readonly string[],
  limits = imageLimits,
  network: Partial<PublicNetwork> = {},
): FetchImage {
  const strangers = { ...publicNetwork, ...network };
  const options = { connections: 16, pipelining: 1 };
  const trusted = new Agent({ ...options, connect: { timeout: limits.time } });
  const publicOnly = new Agent({ ...options, connect: publicConnector(limits.time, strangers) });
  return async (url, enough) => {
    const signal = AbortSignal.timeout(limits.time);
    let location = url;
    try {
      for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
        const { protocol, origin, port } = new URL(location);
        if (protocol !== "http:" && protocol !== "https:") return { kind: "missing" };
        const isTrusted = redirects === 0 && trustedOrigins.includes(origin);
        if (!isTrusted && !strangers.ports.includes(port)) return { kind: "missing" };
        const dispatcher = isTrusted ? trusted : publicOnly;
        const response = await request(location, { dispatcher, headers: { accept: "image/*" }, signal });
        const redirect = redirectLocation(response);
        if (redirect === undefined) return await readResponse(response, limits.size, enough);
        discard(response);
        location = new URL(redirect, location).href;
      }
      return { kind: "missing" };
    } catch (error) {
      if (error instanceof ForbiddenAddressError) return { kind: "missing" };
      return { kind: "unreachable", timedOut: signal.aborted || error instanceof errors.ConnectTimeoutError };
    }
  };
}

function publicConnector(timeout: number, { findAddresses, isAllowed }: PublicNetwork): buildConnector.connector {
  const lookup = createSsrfSafeLookup(findAddresses, isAllowed);
  const connect = buildConnector({ timeout, lookup } as buildConnector.BuildOptions);
  return (target, done) => {
    // No lookup happens where the host is an IP address.
    const host = target.hostname.replace(/^\[(.*)\]$/, "$1");
    if (isIP(host) && !isAllowed(host)) return done(new ForbiddenAddressError(), null);
    connect(target, (...[error, socket]) => {
      if (error) return done(error, null);
      if (isAllowed(socket.remoteAddress ?? "")) return done(null, socket);
      socket.destroy();
      done(new ForbiddenAddressError(), null);
    });
  };
}

function redirectLocation({ statusCode, headers }: Dispatcher.ResponseData): string | undefined {
  const { location } = headers;
  return [301, 302, 303, 307, 308].includes(statusCode) && typeof location === "string" ? location : undefined;
}

async function readResponse(
  response: Dispatcher.ResponseData,
  maxBytes: number,
  enough?: number,
): Promise<FetchedImage> {
  const { statusCode, headers, body } = response;
  if (statusCode !== 200) {
    discard(response);
    const temporary = statusCode >= 500 || statusCode === 408 || statusCode === 429;
    return { kind: temporary ? "unreachable" : "missing" };
  }
  if (Number(headers["content-length"] ?? 0) > maxBytes) {
    discard(response);
    return { kind: "missing" };
  }
  const bytes = enough ? await readStart(body, enough) : await readLimited(body, maxBytes);
  return bytes ? { kind: "fetched", bytes } : { kind: "missing" };
}

/** Reads the beginning of a body. Of a longer one the rest is not read: its connection closes. */
async function readStart(chunks: AsyncIterable<Uint8Array>, length: number): Promise<Buffer> {
  const collected: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.byteLength;
    collected.push(chunk);
    if (size >= length) break;
  }
  return Buffer.concat(collected).subarray(0, length);
}

/** Closes the connection without reading on. */
function discard({ body }: Dispatcher.ResponseData): void {
  body.on("error", () => {}).destroy();
}
