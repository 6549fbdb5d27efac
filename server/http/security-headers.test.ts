import { expect, test } from "vitest";
import { securityHeaders } from "./security-headers.ts";

/** Where they come from: the function's docstring. */
const everywhere = {
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "accelerometer=(),camera=(),geolocation=(),gyroscope=(),microphone=()",
};

test("what is not a page may load nothing, be framed by nobody and be read by no other site", () => {
  expect(securityHeaders("http://site.example")).toEqual(everywhere);
});

test("a browser is asked to stay on https for two years; for all hosts and its preload list only where the owner says so", () => {
  const hsts = (preload?: boolean) => securityHeaders("https://site.example", preload)["Strict-Transport-Security"];
  expect(hsts()).toBe("max-age=63072000");
  expect(hsts(true)).toBe("max-age=63072000; includeSubDomains; preload");
  expect(securityHeaders("http://site.example", true)).toEqual(everywhere);
});
