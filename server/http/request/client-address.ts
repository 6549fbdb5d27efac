import type { IncomingMessage } from "node:http";
import { BlockList, isIP, isIPv4, SocketAddress } from "node:net";

/** Addresses read of an `X-Forwarded-For` header. More proxies than this do not stand in a row. */
const hopLimit = 20;

/** Tells the address of the client that a request comes from. */
export type ClientAddress = (request: Pick<IncomingMessage, "headers" | "socket">) => string;

/**
 * Creates the function that tells a client's address: that of the connection or, where this is a trusted proxy, the
 * last one in `X-Forwarded-For` that is not. Addresses further left are what the client itself may have written.
 *
 * @param trustedProxies IP addresses and networks such as 10.0.0.0/8; checked by `isNetwork` (server/config/is-network.ts)
 */
export function createClientAddress(trustedProxies: readonly string[]): ClientAddress {
  const trusted = new BlockList();
  for (const proxy of trustedProxies) {
    const [address = "", prefix] = proxy.split("/");
    const family = isIPv4(address) ? "ipv4" : "ipv6";
    if (prefix === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(prefix), family);
  }
  const isTrusted = (address: string) => trusted.check(address, isIPv4(address) ? "ipv4" : "ipv6");

  return ({ headers, socket }) => {
    let address = normalizeAddress(socket.remoteAddress);
    if (address === undefined) return "unknown"; // the connection is closed already
    const header = headers["x-forwarded-for"];
    const forwarded = (Array.isArray(header) ? header.join(",") : (header ?? "")).split(",").slice(-hopLimit);
    while (isTrusted(address)) {
      const previous = normalizeAddress(forwarded.pop()?.trim());
      if (previous === undefined) break;
      address = previous;
    }
    return address;
  };
}

/**
 * What a limit by address counts under: an IPv4 address, or the /64 network of an IPv6 address, of which one household
 * or server has all addresses.
 */
export function addressLimitKey(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = "", tail] = address.split("::");
  const groups = head === "" ? [] : head.split(":");
  const tailGroups = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : 8 - groups.length - tailGroups.length;
  return `${[...groups, ...Array<string>(zeros).fill("0"), ...tailGroups].slice(0, 4).join(":")}::/64`;
}

/**
 * @param text an address, also with a port, as some proxies write it: 203.0.113.9:4711 or [2001:db8::1]:4711
 * @returns the canonical spelling, IPv4 also where it is mapped into IPv6; `undefined` for anything else
 */
function normalizeAddress(text: string | undefined): string | undefined {
  const [, ipv6, ipv4] = /^(?:\[([^\]]*)\]|(\d+\.\d+\.\d+\.\d+))(?::\d{1,5})?$/.exec(text ?? "") ?? [];
  const address = (ipv6 ?? ipv4 ?? text)?.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "").split("%", 1)[0];
  const family = isIP(address ?? "");
  if (address === undefined || family === 0) return undefined;
  return new SocketAddress({ address, family: family === 4 ? "ipv4" : "ipv6" }).address;
}
