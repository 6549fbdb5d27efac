import type { IncomingMessage } from "node:http";
import { BlockList, isIP, isIPv4, SocketAddress } from "node:net";

/** Addresses read of an `X-Forwarded-For` header. More proxies than this do not stand in a row. */
const hopLimit = 20;

/** Tells the address of the client that a request comes from. */
export type ClientAddress = (request: Pick<IncomingMessage, "headers" | "socket">) => string;

/**
 * Creates the function that returns a client's address: that of the connection or, where this is a trusted proxy, the
 * last one in `X-Forwarded-For` that is not. Addresses further left are what the client itself may have written.
 *
 * @param trustedProxies IP addresses and networks such as 10.0.0.0/8; checked by server/config/environment.ts
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
  return networksOf(address)[0];
}

/** Of a client, the narrowest first. */
export type Networks = readonly [string, ...string[]];

/**
 * The networks that an address may share with others of the same customer, the narrowest first: of IPv6 /64, /56 and /48,
 * which are a line's, a household's and a company's; of IPv4 the address and its /24.
 */
export function networksOf(address: string): Networks {
  const family = isIP(address);
  if (family === 4) return [address, `${address.slice(0, address.lastIndexOf("."))}.0/24`];
  if (family === 0) return [address];
  const [head = "", tail] = address.split("::");
  const groups = head === "" ? [] : head.split(":");
  const tailGroups = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : 8 - groups.length - tailGroups.length;
  const all = [...groups, ...Array<string>(zeros).fill("0"), ...tailGroups];
  const site = all.slice(0, 3).join(":");
  const line = all[3] ?? "0";
  const household = (Number.parseInt(line, 16) & 0xff00).toString(16);
  return [`${site}:${line}::/64`, `${site}:${household}::/56`, `${site}::/48`];
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
