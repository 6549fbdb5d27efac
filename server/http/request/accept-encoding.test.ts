import { expect, test } from "vitest";
import { chooseEncoding } from "./accept-encoding.ts";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["GZIP", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.5, gzip;q=1.0", "gzip"],
  ["*", "br"],
  ["*;q=0", "identity"],
  ["identity", "identity"],
  ["identity;q=1, gzip;q=0.2", "identity"],
  ["deflate, x-brotli", "identity"],
  [`gzip${", x".repeat(300)}, br`, "br"],
  [`gzip${", x".repeat(400)}, br`, "gzip"], // behind the characters that are parsed
])("%j is answered with %s", (acceptEncoding, encoding) => {
  expect(chooseEncoding(acceptEncoding)).toBe(encoding);
});
