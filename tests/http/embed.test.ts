import { expect, inject, test } from "vitest";
import { pathOf } from "../e2e/support/every-page.ts";
import { fetchDocument } from "./support/fetch-document.ts";

const origin = inject("demoOrigin");

test.each(["post-gallery", "post-video"])(
  "the card of %s may be framed, runs its one script, and is not indexed",
  async (name) => {
    const path = pathOf(name);
    const { status, headers, document, attribute } = await fetchDocument(`${origin}/embed${path}?lng=tr`);
    expect(status).toBe(200);
    expect(headers.get("content-security-policy")).toMatch(/script-src 'sha256-[^' ]+';/);
    expect(headers.get("x-robots-tag")).toBe("noindex");
    expect(headers.get("cache-control")).toBe("no-cache");
    expect(attribute("link[rel=canonical]", "href")).toBe(`${origin}${path}?lng=tr`);
    expect(document.querySelectorAll("script[src], [data-island], iframe, [style]")).toHaveLength(0);
    expect(Buffer.byteLength(document.querySelector("script")?.textContent ?? "")).toBeLessThan(1600);
  },
);
