import { describe, expect, test } from "vitest";
import type { SiteResponse } from "#site/site-response.ts";
import { encodedBody } from "./compress-page.ts";
import { renderedPage } from "./rendered-page.harness.ts";
import { createRenderedPage } from "./rendered-page.ts";

const large = "a".repeat(860);

/** The value of a header, as `writeHead` gets it. */
function headerOf(headers: readonly string[], name: string): string | undefined {
  const at = headers.findIndex((header, index) => index % 2 === 0 && header === name);
  return at === -1 ? undefined : headers[at + 1];
}

describe("what is compressed", () => {
  test.each([
    ["text of 860 bytes", large, "text/plain", true],
    ["text of 859 bytes", large.slice(1), "text/plain", false],
    ["an image", large, "image/jpeg", false],
  ])("%s: %#", (_name, body, type, compressible) => {
    const page = renderedPage(body, { headers: { "Content-Type": type } });
    expect(page.compressible).toBe(compressible);
    expect(headerOf(page.headers, "Vary")).toBe(compressible ? "Accept-Encoding" : undefined);
  });

  test("a body without a type is sent as it is", () => {
    expect(renderedPage(large, { headers: {} }).compressible).toBe(false);
  });

  test("Vary keeps what the page varies by", () => {
    const page = renderedPage(large, { headers: { "Content-Type": "text/plain", Vary: "Cookie" } });
    expect(headerOf(page.headers, "Vary")).toBe("Cookie, Accept-Encoding");
  });
});

describe("what is stored", () => {
  test.each([
    ["a shared page", {}, true],
    ["a missing page", { status: 404, cache: "absent" }, true],
    ["a page of one visitor", { storable: false }, false],
    ["a page of another policy", { cache: "none" }, false],
    ["a page that browsers alone may store", { cache: "previewImage" }, false],
    ["a failure", { status: 500 }, false],
    ["a page that sets a cookie", { cookies: ["a=b"] }, false],
    ["a page with the header of one", { headers: { "Set-Cookie": "a=b" } }, false],
  ] as const)("%s", (_name, parts, isStored) => {
    const page = renderedPage("text", parts);
    expect(page.freshness !== undefined).toBe(isStored);
    expect(page.version !== "").toBe(isStored);
  });

  test.each([399, 400])("a response with %i: anyone can ask for any number of errors", (status) => {
    expect(renderedPage("text", { status }).unbounded).toBe(status === 400);
  });

  test.each([404, 410, 451])("with %i it has no tag: what purges the page before must not purge it", (status) => {
    expect(renderedPage("text", { status, tags: ["post:a"] }).tags).toEqual([]);
  });

  test("otherwise the tags are the response's, or none", () => {
    expect(renderedPage("text", { tags: ["post:a"] }).tags).toEqual(["post:a"]);
    expect(renderedPage("text").tags).toEqual([]);
  });
});

describe("a body", () => {
  test("may be text, bytes or nothing", () => {
    const bytesOf = (body: SiteResponse["body"]) => {
      const response = { status: 200, headers: {}, cache: "none", body } as const;
      const options = { defaultHeaders: {}, requestId: "r", unbounded: false, storable: true };
      return createRenderedPage(response, options).bodies.identity;
    };
    expect(bytesOf("ğ")).toEqual(Buffer.from([0xc4, 0x9f]));
    expect(bytesOf(new Uint8Array([0xff, 0]))).toEqual(Buffer.from([0xff, 0]));
    expect(bytesOf(undefined)).toEqual(Buffer.from([]));
  });

  test("has its length, encoding and ETag; each encoding has its own", () => {
    const page = renderedPage(large, { headers: { "Content-Type": "text/plain" } });
    const [plain, compressed] = [encodedBody(page, "identity"), encodedBody(page, "br")];
    expect(headerOf(plain.headers, "Content-Type")).toBe("text/plain");
    expect(headerOf(plain.headers, "Content-Length")).toBe("860");
    expect(headerOf(plain.headers, "Content-Encoding")).toBeUndefined();
    expect(page.version).toMatch(/^[\w-]{22}$/); // 132 bits of a hash
    expect(plain.etag).toBe(`"${page.version}"`);
    expect(headerOf(plain.headers, "ETag")).toBe(plain.etag);
    expect(headerOf(compressed.headers, "Content-Length")).toBe(String(compressed.bytes.length));
    expect(headerOf(compressed.headers, "Content-Encoding")).toBe("br");
    expect(compressed.etag).toBe(`"${page.version}-br"`);
  });

  test("of a page that is not stored has no ETag, unless the response has one", () => {
    const body = encodedBody(renderedPage("text", { cache: "none" }), "identity");
    expect([body.etag, body.headers.includes("ETag")]).toEqual([undefined, false]);
    expect(encodedBody(renderedPage("text", { cache: "none", etag: '"v1"' }), "identity").etag).toBe('"v1"');
  });
});
