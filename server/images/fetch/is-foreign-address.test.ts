import os from "node:os";
import { expect, onTestFinished, test, vi } from "vitest";
import { isForeignAddress } from "./is-foreign-address.ts";

test.each(["1.1.1.1", "93.184.216.34", "2606:4700::1111", "::ffff:8.8.8.8"])("%s is foreign", (address) => {
  expect(isForeignAddress(address)).toBe(true);
});

test.each([
  "0.0.0.0",
  "10.1.2.3",
  "100.64.0.1",
  "127.0.0.1",
  "127.255.255.254",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "198.18.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:10.0.0.1",
  "::ffff:7f00:1",
  "64:ff9b::7f00:1",
  "fc00::1",
  "fd12:3456::1",
  "fe80::1",
  "ff02::1",
  "2001:db8::1",
  "2002:7f00:1::",
  "",
  "localhost",
])("%s is not foreign", (address) => {
  expect(isForeignAddress(address)).toBe(false);
});

test("a public address of this machine is not foreign, in any spelling", () => {
  const address = (address: string, family: "IPv4" | "IPv6") =>
    ({ address, family, netmask: "", mac: "", internal: false, cidr: null }) as os.NetworkInterfaceInfo;
  const interfaces = { eth0: [address("198.252.206.1", "IPv4"), address("2a01:4f8::2", "IPv6")] };
  const spy = vi.spyOn(os, "networkInterfaces").mockReturnValue(interfaces);
  onTestFinished(() => spy.mockRestore());
  for (const own of ["198.252.206.1", "::ffff:198.252.206.1", "2a01:4f8::2", "2a01:04f8:0:0::0002"]) {
    expect(isForeignAddress(own), own).toBe(false);
  }
  expect(isForeignAddress("198.252.206.2")).toBe(true);
  expect(isForeignAddress("2a01:4f8::3")).toBe(true);
});
