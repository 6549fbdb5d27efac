import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressForCache, encodedBody } from "./compress-page.ts";
import { renderedPage } from "./rendered-page.harness.ts";

const html = "<p>words</p>".repeat(500);

const page = () => renderedPage(html, { headers: { "Content-Type": "text/html" } });

test.each(["br", "gzip"] as const)("a cached page in %s takes no more memory than its bytes", (encoding) => {
  const cached = page();
  compressForCache(cached);
  const { bytes } = encodedBody(cached, encoding);
  expect(bytes.buffer.byteLength).toBe(bytes.length);
  expect(Object.keys(cached.bodies)).not.toContain("identity");
});

test("every encoding can be made of a cached page", () => {
  const cached = page();
  compressForCache(cached);
  expect(brotliDecompressSync(encodedBody(cached, "br").bytes).toString()).toBe(html);
  expect(gunzipSync(encodedBody(cached, "gzip").bytes).toString()).toBe(html);
  expect(encodedBody(cached, "identity").bytes.toString()).toBe(html);
});
