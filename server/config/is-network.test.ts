import { expect, test } from "vitest";
import { isNetwork } from "./is-network.ts";

test.each(["127.0.0.1", "10.0.0.0/8", "::1", "2001:db8::/32", "0.0.0.0/0"])("%s is a network", (text) => {
  expect(isNetwork(text)).toBe(true);
});

test.each(["", "localhost", "10.0.0.0/33", "::1/129", "10.0.0.0/8/8", "10.0.0.0/", "fe80::1%eth0", "10.0.0/8", "a/8"])(
  "%s is none",
  (text) => {
    expect(isNetwork(text)).toBe(false);
  },
);
