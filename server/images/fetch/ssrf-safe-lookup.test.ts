import type { LookupAddress } from "node:dns";
import { expect, test } from "vitest";
import { isForeignAddress } from "./is-foreign-address.ts";
import { createSsrfSafeLookup, ForbiddenAddressError } from "./ssrf-safe-lookup.ts";

const resolve = (addresses: string[], all: boolean) =>
  new Promise((done) => {
    const known: LookupAddress[] = addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
    const lookup = createSsrfSafeLookup(async () => known, isForeignAddress);
    lookup("media.example", { all }, (error, address, family) => done(error ?? [address, family]));
  });

test("public addresses are returned, all or the first", async () => {
  const all = [
    { address: "8.8.8.8", family: 4 },
    { address: "2606:4700::1111", family: 6 },
  ];
  expect(await resolve(["8.8.8.8", "2606:4700::1111"], true)).toEqual([all, undefined]);
  expect(await resolve(["8.8.8.8", "2606:4700::1111"], false)).toEqual(["8.8.8.8", 4]);
});

test.each([[["10.0.0.1"]], [["8.8.8.8", "10.0.0.1"]], [["::1", "8.8.8.8"]]])(
  "%j: a single address that is not public makes the name forbidden",
  async (addresses) => {
    for (const all of [true, false]) expect(await resolve(addresses, all)).toBeInstanceOf(ForbiddenAddressError);
  },
);

test("a name without an address is an error, and so is one that cannot be resolved", async () => {
  expect(await resolve([], true)).toBeInstanceOf(Error);
  const lookup = createSsrfSafeLookup(() => Promise.reject(new Error("no nameserver")), isForeignAddress);
  const error = await new Promise((done) => lookup("media.example", { all: true }, done));
  expect(error).toEqual(new Error("no nameserver"));
});
