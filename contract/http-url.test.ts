import { expect, test } from "vitest";
import { parseHttpUrl } from "./http-url.ts";

test.each([
  ["https://a.example/b?c#d", "https://a.example/b?c#d"],
  ["HTTP://A.example", "http://a.example/"],
  ["http://a.example:8080?b", "http://a.example:8080/?b"],
  ["http://[::1]:80/", "http://[::1]/"],
  ["https://çınar.example\\b", "https://xn--nar-1la48a.example/b"],
  [`https://${"a".repeat(63)}.example:65535/`, `https://${"a".repeat(63)}.example:65535/`],
])("%s is %s", (text, href) => {
  expect(parseHttpUrl(text)?.href).toBe(href);
});

test.each([
  "",
  "a.example",
  "//a.example",
  "https:a.example",
  "https:///a.example",
  "https://",
  "https://\ta.example",
  "https://a\n.example/",
  "https://a b.example",
  "https://[",
  "ftp://a.example",
  "javascript:alert(1)",
  " https://a.example",
  "https://bank.example@thief.example/",
  "https://:b@c.example/",
  `https://${"a".repeat(64)}.example/`,
  `https://${"a.".repeat(127)}example/`,
])("%j is none", (text) => {
  expect(parseHttpUrl(text)).toBeUndefined();
});

test("a host has at most 253 characters, beside its port", () => {
  const label = (length: number) => "a".repeat(length);
  const host = (last: number) => `${label(63)}.${label(63)}.${label(63)}.${label(last)}`;
  expect(parseHttpUrl(`https://${host(61)}:65535/`)?.hostname).toBe(host(61));
  expect(parseHttpUrl(`https://${host(62)}:65535/`)).toBeUndefined();
});
