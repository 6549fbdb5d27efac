import { type LookupAddress, lookup as systemLookup } from "node:dns";
import type { LookupFunction } from "node:net";
import { isPublicAddress } from "./is-public-address.ts";

/** The address belongs to this machine or its network. */
export class ForbiddenAddressError extends Error {}

/** Resolves a name to all of its addresses. */
export type LookupAll = (
  name: string,
  options: { readonly all: true },
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Resolves names for a socket and refuses a name with any address that is not public. The socket connects to the
 * checked addresses, so a name that resolves to another one a moment later (DNS rebinding) has no effect.
 */
export function createSsrfSafeLookup(lookup: LookupAll = systemLookup): LookupFunction {
  return (name, { all }, done) =>
    lookup(name, { all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error ?? new Error("the name has no address"), "");
      if (!addresses.every(({ address }) => isPublicAddress(address))) {
        return done(new ForbiddenAddressError(), "");
      }
      if (all) return done(null, addresses);
      return done(null, first.address, first.family);
    });
}
