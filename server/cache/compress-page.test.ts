import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressForCache, encodedBody, pageSize } from "./compress-page.ts";
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

test("a page that many get is compressed better than one for a single visitor", () => {
  const words = readFileSync(join(import.meta.dirname, "page-cache.ts"), "utf8");
  const sizeOf = (cache: "userContent" | "none") =>
    encodedBody(renderedPage(words, { cache, headers: { "Content-Type": "text/html" } }), "br").bytes.length;
  expect(sizeOf("userContent")).toBeLessThan(sizeOf("none"));
});

test("what cannot be compressed is sent and kept as it is", () => {
  const image = renderedPage("bytes", { headers: { "Content-Type": "image/png" } });
  compressForCache(image);
  expect(Object.keys(image.bodies)).toEqual(["identity"]);
  expect(encodedBody(image, "br").bytes).toBe(image.bodies.identity);
});

test("a page without a body is an error, not an empty page", () => {
  const empty = { ...page(), bodies: {} };
  expect(() => encodedBody(empty, "gzip")).toThrow("a page must have a plain or a Brotli body");
});

test("the size of a page grows by what it holds", () => {
  const plain = page();
  const before = pageSize(plain);
  const { bytes } = encodedBody(plain, "gzip");
  expect(pageSize(plain) - before).toBe(bytes.length + 200);
  const headers = [...plain.headers, "X-A", "b"];
  expect(pageSize({ ...plain, headers }) - pageSize(plain)).toBe("X-Ab".length);
});
