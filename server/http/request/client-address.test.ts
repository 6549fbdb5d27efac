import type { IncomingMessage } from "node:http";
import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "#scripts/any-text.harness.ts";
import { addressLimitKey, createClientAddress, networksOf } from "./client-address.ts";

const request = (remoteAddress: string | undefined, forwarded?: string) =>
  ({
    headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
    socket: { remoteAddress },
  }) as unknown as Pick<IncomingMessage, "headers" | "socket">;

test("without trusted proxies, the connection's address counts, whatever a header says", () => {
  const clientAddress = createClientAddress([]);
  expect(clientAddress(request("203.0.113.9", "198.51.100.1"))).toBe("203.0.113.9");
  expect(clientAddress(request("::ffff:203.0.113.9"))).toBe("203.0.113.9");
  expect(clientAddress(request(undefined))).toBe("unknown");
});

test.each([
  ["the last address that is no trusted proxy", "198.51.100.1, 203.0.113.9, 10.1.2.3", "203.0.113.9"],
  ["not what the client has written before it", "6.6.6.6, 203.0.113.9", "203.0.113.9"],
  ["an IPv6 address in its canonical spelling", "2001:DB8:0:0::1", "2001:db8::1"],
  ["an IPv4 address that is mapped into IPv6", "::ffff:203.0.113.9", "203.0.113.9"],
  ["an IPv4 address whose port the proxy has added", "203.0.113.9:567", "203.0.113.9"],
  ["an IPv4 address of many digits with a port", "198.151.100.123:56789", "198.151.100.123"],
  ["the proxy where something follows the port", "203.0.113.9:567 x", "127.0.0.1"],
  ["the proxy where something stands before the address", "x 203.0.113.9:567", "127.0.0.1"],
  ["a mapped IPv4 address of many digits", "::ffff:198.151.100.123", "198.151.100.123"],
  ["an IPv6 address with a port", "[2001:db8::1]:567", "2001:db8::1"],
  ["an IPv6 address in brackets", "[2001:db8::1]", "2001:db8::1"],
  ["the proxy where the brackets have nonsense", "[x]:567", "127.0.0.1"],
  ["the proxy where it says nothing", undefined, "127.0.0.1"],
  ["the proxy where it says nonsense", "unknown", "127.0.0.1"],
  ["the last proxy where all are trusted", "10.1.2.3, 10.1.2.4", "10.1.2.3"],
  ["the proxy before nonsense", "203.0.113.9, <script>, 10.1.2.3", "10.1.2.3"],
])("behind trusted proxies it is %s", (_, forwarded, expected) => {
  const clientAddress = createClientAddress(["127.0.0.1", "10.0.0.0/8", "::1"]);
  expect(clientAddress(request("127.0.0.1", forwarded))).toBe(expected);
});

test("trust in an IPv6 network", () => {
  const clientAddress = createClientAddress(["2001:db8::/32"]);
  expect(clientAddress(request("2001:db8:5::1", "203.0.113.9"))).toBe("203.0.113.9");
  expect(clientAddress(request("2001:db9::1", "203.0.113.9"))).toBe("2001:db9::1");
});

test("a header that came several times is read as one, and spaces around an address are none of it", () => {
  const clientAddress = createClientAddress(["127.0.0.1", "10.0.0.0/8", "::1"]);
  const twice = {
    headers: { "x-forwarded-for": ["6.6.6.6, 203.0.113.9 ", " 10.1.2.3"] },
    socket: { remoteAddress: "::1" },
  };
  expect(clientAddress(twice as unknown as Pick<IncomingMessage, "headers" | "socket">)).toBe("203.0.113.9");
});

test("whatever the header has, the address is one that a proxy saw, and the work is bounded", () => {
  const clientAddress = createClientAddress(["127.0.0.1"]);
  fc.assert(
    fc.property(anyText(200), (written) => {
      expect(clientAddress(request("127.0.0.1", `${written}, 203.0.113.9`))).toBe("203.0.113.9");
    }),
  );
  expect(clientAddress(request("127.0.0.1", "127.0.0.1,".repeat(100_000)))).toBe("127.0.0.1");
});

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["2001:db8:1:2::", "2001:db8:1:2::/64"],
  ["2001::5:6:7:8:9:a", "2001:0:5:6::/64"],
  ["::2:3:4:5:6:7:8", "0:2:3:4::/64"],
  ["2001:db8::4:5:6:7", "2001:db8:0:0::/64"],
  ["unknown", "unknown"],
])("%s is limited as %s", (address, key) => {
  expect(addressLimitKey(address)).toBe(key);
});

test.each([
  ["203.0.113.9", ["203.0.113.9", "203.0.113.0/24"]],
  ["2001:db8:1:2a3:4:5:6:7", ["2001:db8:1:2a3::/64", "2001:db8:1:200::/56", "2001:db8:1::/48"]],
  ["2001:db8:1:a3::1", ["2001:db8:1:a3::/64", "2001:db8:1:0::/56", "2001:db8:1::/48"]],
  ["2001:db8::1", ["2001:db8:0:0::/64", "2001:db8:0:0::/56", "2001:db8:0::/48"]],
  ["unknown", ["unknown"]],
])("%s is of the networks %j", (address, networks) => {
  expect(networksOf(address)).toEqual(networks);
});
