import { type LookupAddress, promises } from "node:dns";
import type { LookupFunction } from "node:net";

/** Finds all addresses of a name. @throws Error if it has none, or no nameserver answers in time */
export type FindAddresses = (name: string) => Promise<readonly LookupAddress[]>;

/** Milliseconds: for one query, and for all of a name, below the time that an image may take. */
const limits = { query: 1500, total: 4000 };

/**
 * Asks the machine's nameservers for the addresses of a stranger's host. `dns.lookup` would hold one of the process's
 * four threads for as long as the host's own nameserver keeps silent; look-ups of the product server, files and
 * compression would wait for it. /etc/hosts is not read: its names are not public.
 *
 * @param nameservers replaced in tests
 */
export async function queryAddresses(name: string, nameservers?: readonly string[]): Promise<readonly LookupAddress[]> {
  // One for each name, so that it can be given up alone and follows changes of /etc/resolv.conf.
  const resolver = new promises.Resolver({ timeout: limits.query, tries: 2 });
  if (nameservers) resolver.setServers(nameservers);
  const timer = setTimeout(() => resolver.cancel(), limits.total);
  try {
    const [ipv4, ipv6] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    if (ipv4.status === "rejected" && ipv6.status === "rejected") throw ipv4.reason;
    return [...found(ipv4, 4), ...found(ipv6, 6)];
  } finally {
    clearTimeout(timer);
  }
}

function found(result: PromiseSettledResult<string[]>, family: 4 | 6): LookupAddress[] {
  return result.status === "fulfilled" ? result.value.map((address) => ({ address, family })) : [];
}

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
