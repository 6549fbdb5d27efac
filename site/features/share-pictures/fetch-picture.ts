import { Agent, buildConnector, request } from "undici";
import { isPublicAddress } from "./is-public-address.ts";
import { pictureLimits } from "./picture-limits.ts";

/** Fetches a picture from its http(s) address. Never rejects: what cannot be had is `undefined`. */
export type FetchPicture = (address: string) => Promise<Uint8Array | undefined>;

/**
 * Fetches pictures whose addresses users have chosen. So it connects to public addresses only, looking at the one
 * the socket has reached, whatever the name has resolved to; redirects are not followed, credentials never sent.
 *
 * @param trustedOrigins the product server's own, which may stand in a private network
 */
export function createPictureFetcher(trustedOrigins: readonly string[], limits = pictureLimits): FetchPicture {
  const connect = buildConnector({ timeout: limits.time });
  const options = { connections: 16, pipelining: 1, maxResponseSize: limits.size };
  const trusted = new Agent({ ...options, connect: { timeout: limits.time } });
  const guarded = new Agent({
    ...options,
    connect: (target, done) =>
      connect(target, (...[error, socket]) => {
        if (error) return done(error, null);
        if (isPublicAddress(socket.remoteAddress ?? "")) return done(null, socket);
        socket.destroy();
        done(new Error("the address is not a public one"), null);
      }),
  });
  return async (address) => {
    try {
      const { statusCode, headers, body } = await request(address, {
        dispatcher: trustedOrigins.includes(new URL(address).origin) ? trusted : guarded,
        headers: { accept: "image/*" },
        signal: AbortSignal.timeout(limits.time),
      });
      if (statusCode !== 200 || Number(headers["content-length"] ?? 0) > limits.size) {
        body.on("error", () => {}).destroy(); // nobody reads on, and nobody needs to know
        return undefined;
      }
      return new Uint8Array(await body.arrayBuffer());
    } catch {
      return undefined;
    }
  };
}
