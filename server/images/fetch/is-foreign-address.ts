import { BlockList, isIPv6 } from "node:net";
import os from "node:os";

/** IPv4 networks that are not public (IANA special-purpose registry, RFC 6890). */
const specialIPv4 = new BlockList();
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
  specialIPv4.addSubnet(network, prefix);
}

/** Global unicast IPv6, without documentation, 6to4 and Teredo, which contain an IPv4 address. */
const globalIPv6 = new BlockList();
globalIPv6.addSubnet("2000::", 3, "ipv6");
const specialIPv6 = new BlockList();
specialIPv6.addSubnet("2001::", 23, "ipv6");
specialIPv6.addSubnet("2001:db8::", 32, "ipv6");
specialIPv6.addSubnet("2002::", 16, "ipv6");
specialIPv6.addSubnet("3fff::", 20, "ipv6");

/**
 * Whether an IP address belongs to the public internet, and neither to this machine nor to its network. A machine may
 * have public addresses itself, at which its services trust it.
 */
export function isForeignAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return isForeignAddress(mapped);
  return isPublicAddress(address) && !isOwnAddress(address);
}

function isPublicAddress(address: string): boolean {
  if (isIPv6(address)) return globalIPv6.check(address, "ipv6") && !specialIPv6.check(address, "ipv6");
  return /^\d+\.\d+\.\d+\.\d+$/.test(address) && !specialIPv4.check(address);
}

/** Read anew each time, because interfaces come and go. */
function isOwnAddress(address: string): boolean {
  const own = new BlockList();
  for (const each of Object.values(os.networkInterfaces()).flatMap((addresses) => addresses ?? [])) {
    own.addAddress(each.address, each.family === "IPv6" ? "ipv6" : "ipv4");
  }
  return own.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}
