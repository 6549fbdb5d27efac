import type { LookupAddress } from "node:dns";
import { expect, test } from "vitest";
import { createSsrfSafeLookup, ForbiddenAddress } from "./ssrf-safe-lookup.ts";

const told = (addresses: string[], all: boolean) =>
  new Promise((resolve) => {
    const known: LookupAddress[] = addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
    const lookup = createSsrfSafeLookup((_name, _options, done) => done(null, known));
    lookup("media.example", { all }, (error, address, family) => resolve(error ?? [address, family]));
  });

test("public addresses are handed on, all or the first", async () => {
  const all = [
    { address: "8.8.8.8", family: 4 },
    { address: "2606:4700::1111", family: 6 },
  ];
  expect(await told(["8.8.8.8", "2606:4700::1111"], true)).toEqual([all, undefined]);
  expect(await told(["8.8.8.8", "2606:4700::1111"], false)).toEqual(["8.8.8.8", 4]);
});

test.each([[["10.0.0.1"]], [["8.8.8.8", "10.0.0.1"]], [["::1", "8.8.8.8"]]])(
  "%j: one that is not public is enough to refuse the name",
  async (addresses) => {
    for (const all of [true, false]) expect(await told(addresses, all)).toBeInstanceOf(ForbiddenAddress);
  },
);

test("a name without an address is no name", async () => {
  expect(await told([], true)).toBeInstanceOf(Error);
});
