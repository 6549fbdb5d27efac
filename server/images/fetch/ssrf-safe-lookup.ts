import type { LookupFunction } from "node:net";
import type { FindAddresses } from "./query-addresses.ts";

/** The address belongs to this machine or its network. */
export class ForbiddenAddressError extends Error {}

/**
 * Resolves names for a socket and refuses a name with any address that is not allowed. The socket connects to the
 * checked addresses, so a name that resolves to another one a moment later (DNS rebinding) has no effect.
 */
export function createSsrfSafeLookup(
  findAddresses: FindAddresses,
  isAllowed: (address: string) => boolean,
): LookupFunction {
  return (name, { all }, done) => {
    findAddresses(name)
      .then((addresses) => {
        const [first] = addresses;
        if (!first) throw new Error("the name has no address");
        if (!addresses.every(({ address }) => isAllowed(address))) throw new ForbiddenAddressError();
        return { first, addresses };
      })
      .then(
        ({ first, addresses }) => (all ? done(null, [...addresses]) : done(null, first.address, first.family)),
        (error: Error) => done(error, ""),
      );
  };
}
