import { isIP } from "node:net";
import { Agent, buildConnector, type Dispatcher, errors, request } from "undici";
import { imageLimits } from "./image-limits.ts";
import { isPublicAddress } from "./is-public-address.ts";
import { createSsrfSafeLookup, ForbiddenAddress, type LookupAll } from "./ssrf-safe-lookup.ts";

export type FetchedImage =
  /** Bytes that have arrived whole; whether they are a picture is not known yet. */
  | { readonly kind: "fetched"; readonly bytes: Uint8Array }
  /** The host says so, or it may not be asked. Asking again soon is of no use. */
  | { readonly kind: "missing" }
  /** The host cannot be reached or is in trouble. */
  | { readonly kind: "unreachable"; readonly timedOut?: boolean };

/** Fetches a picture from its http(s) address. Never rejects. */
export type FetchImage = (address: string) => Promise<FetchedImage>;

/** Redirects followed at most; media hosts redirect once, to their store. */
const redirectLimit = 3;

/**
 * Fetches pictures whose addresses users have chosen. So it connects to public addresses only: the name's addresses
 * are looked at before the socket connects to them, on every connection and after every redirect, and once more the
 * one it has reached. Credentials are never sent.
 *
 * @param trustedOrigins the product server's own and those of `MEDIA_ORIGINS`, which may stand in a private network
 */
export function createImageFetcher(
  trustedOrigins: readonly string[],
  limits = imageLimits,
  lookup?: LookupAll,
): FetchImage {
  const options = { connections: 16, pipelining: 1 };
  const trusted = new Agent({ ...options, connect: { timeout: limits.time } });
  const guarded = new Agent({ ...options, connect: guardedConnector(limits.time, lookup) });
  return async (address) => {
    const signal = AbortSignal.timeout(limits.time);
    let place = address;
    try {
      for (let redirects = 0; redirects <= redirectLimit; redirects += 1) {
        const { protocol, origin } = new URL(place);
        if (protocol !== "http:" && protocol !== "https:") return { kind: "missing" };
        const dispatcher = trustedOrigins.includes(origin) ? trusted : guarded;
        const answer = await request(place, { dispatcher, headers: { accept: "image/*" }, signal });
        const elsewhere = redirectOf(answer);
        if (elsewhere === undefined) return await readAnswer(answer, limits.size);
        discard(answer);
        place = new URL(elsewhere, place).href;
      }
      return { kind: "missing" };
    } catch (error) {
      if (error instanceof ForbiddenAddress) return { kind: "missing" };
      return { kind: "unreachable", timedOut: signal.aborted || error instanceof errors.ConnectTimeoutError };
    }
  };
}

function guardedConnector(timeout: number, lookup: LookupAll | undefined): buildConnector.connector {
  const connect = buildConnector({ timeout, lookup: createSsrfSafeLookup(lookup) } as buildConnector.BuildOptions);
  return (target, done) => {
    // A socket asks nobody for the address of an address.
    const host = target.hostname.replace(/^\[(.*)\]$/, "$1");
    if (isIP(host) && !isPublicAddress(host)) return done(new ForbiddenAddress(), null);
    connect(target, (...[error, socket]) => {
      if (error) return done(error, null);
      if (isPublicAddress(socket.remoteAddress ?? "")) return done(null, socket);
      socket.destroy();
      done(new ForbiddenAddress(), null);
    });
  };
}

function redirectOf({ statusCode, headers }: Dispatcher.ResponseData): string | undefined {
  const { location } = headers;
  return [301, 302, 303, 307, 308].includes(statusCode) && typeof location === "string" ? location : undefined;
}

async function readAnswer(answer: Dispatcher.ResponseData, sizeLimit: number): Promise<FetchedImage> {
  const { statusCode, headers, body } = answer;
  if (statusCode !== 200) {
    discard(answer);
    const passing = statusCode >= 500 || statusCode === 408 || statusCode === 429;
    return { kind: passing ? "unreachable" : "missing" };
  }
  if (Number(headers["content-length"] ?? 0) > sizeLimit) {
    discard(answer);
    return { kind: "missing" };
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > sizeLimit) return { kind: "missing" }; // leaving the loop closes the connection
    chunks.push(chunk);
  }
  return { kind: "fetched", bytes: Buffer.concat(chunks) };
}

/** Nobody reads on, and nobody needs to know what comes of it. */
function discard({ body }: Dispatcher.ResponseData): void {
  body.on("error", () => {}).destroy();
}
