import { expect, test } from "vitest";
import { type Page, readPage } from "./page.ts";
import { bodyOf, compressForCache, compressMax } from "./page-body.ts";

function page(): Promise<Page> {
  const response = new Response("<p>words</p>".repeat(500), { headers: { "Content-Type": "text/html" } });
  return readPage(response, { defaults: {}, requestId: "r", covered: [] });
}

test.each(["packed to be kept", "packed as small as it gets", "in gzip"])(
  "a page %s keeps no more memory than its bytes take",
  async (how) => {
    const made = await page();
    compressForCache(made);
    if (how === "packed as small as it gets") await compressMax(made);
    const { bytes } = how === "in gzip" ? bodyOf(made, "gzip") : bodyOf(made, "br");
    expect(bytes.buffer.byteLength).toBe(bytes.length);
    expect(Object.keys(made.bodies)).not.toContain("identity");
  },
);
