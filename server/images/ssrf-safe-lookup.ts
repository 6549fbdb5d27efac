import { type LookupAddress, lookup as systemLookup } from "node:dns";
import type { LookupFunction } from "node:net";
import { isPublicAddress } from "./is-public-address.ts";

/** Why nothing has connected: the address is one of this machine or its neighbours. */
export class ForbiddenAddress extends Error {}

/** Resolves a name to all of its addresses. */
export type LookupAll = (
  name: string,
  options: { readonly all: true },
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Resolves names for a socket, and refuses one that has an address which is not public. The socket connects to the
 * very addresses that were looked at, so a name that resolves to another one a moment later changes nothing.
 */
export function createSsrfSafeLookup(lookup: LookupAll = systemLookup): LookupFunction {
  return (name, { all }, done) =>
    lookup(name, { all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error ?? new Error("the name has no address"), "");
      if (!addresses.every(({ address }) => isPublicAddress(address))) {
        return done(new ForbiddenAddress(), "");
      }
      if (all) return done(null, addresses);
      return done(null, first.address, first.family);
    });
}
