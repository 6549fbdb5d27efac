import { BlockList, isIPv6 } from "node:net";

/** IPv4 networks that are not the public internet (IANA special-purpose registry, RFC 6890). */
const closed = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const) {
  closed.addSubnet(network, prefix);
}

/** Global unicast IPv6 without documentation, 6to4 and Teredo, which lead to an IPv4 address inside them. */
const openIPv6 = new BlockList();
openIPv6.addSubnet("2000::", 3, "ipv6");
const closedIPv6 = new BlockList();
closedIPv6.addSubnet("2001::", 23, "ipv6");
closedIPv6.addSubnet("2001:db8::", 32, "ipv6");
closedIPv6.addSubnet("2002::", 16, "ipv6");
closedIPv6.addSubnet("3fff::", 20, "ipv6");

/** Whether an address of a socket is one of the public internet, not of this machine or its neighbours. */
export function isPublicAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return isPublicAddress(mapped);
  if (isIPv6(address)) return openIPv6.check(address, "ipv6") && !closedIPv6.check(address, "ipv6");
  return /^\d+\.\d+\.\d+\.\d+$/.test(address) && !closed.check(address);
}
