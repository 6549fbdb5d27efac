import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { type Page, readPage } from "#server/cache/page.ts";
import { bodyOf, compressMax, packForKeeping } from "#server/cache/page-body.ts";
import { arrivesInOneFlight, withinFirstFlight } from "./within-first-flight.ts";

const placeholder = `<img class="a b" src="data:image/avif;base64,${randomBytes(1500).toString("base64")}" alt=""/>`;
const tile = '<img class="a" src="data:image/webp;base64,UklG" alt=""/>';
const image =
  '<img class="a" src="/picture/w750/s?of=/media/a.webp" alt="&lt;img çay" loading="lazy" fetchPriority="high"/>';

function page(incompressible: number, body = placeholder + tile + image): Promise<Page> {
  const html = `<p>${randomBytes(incompressible).toString("base64")}</p>${body}<p>çay</p>`;
  const headers = { "Content-Type": "text/html", "Cache-Control": "public, s-maxage=30" };
  return readPage(new Response(html, { headers }), { defaults: {}, requestId: "r", covered: [] });
}
const html = (made: Page) => bodyOf(made, "identity").bytes.toString();

test("a page that arrives in one flight keeps its placeholder, and is packed once", async () => {
  const small = await page(10_000);
  const fitted = withinFirstFlight(small);
  expect(fitted).toBe(small);
  expect(html(fitted)).toContain(placeholder);
  expect(fitted.bodies.br?.bytes.length).toBeGreaterThan(10_000);
});

/** Gets smaller when it is packed better; random bytes do not. */
const compressible = Array.from({ length: 900 }, (_, at) => `<p class="a${at % 7}">${(at * 7919) % 1009}</p>`).join("");

test("one that would not comes without, asks for its picture at once, and brings the other along", async () => {
  const large = await page(9_600, placeholder + tile + image + compressible);
  const words = withinFirstFlight(large);
  expect(html(words)).not.toContain("data:image");
  expect(html(words)).toContain(image.replace(' loading="lazy"', ""));
  expect(html(words)).toContain("</p><img");
  expect(html(words).endsWith("<p>çay</p>")).toBe(true);
  expect(words.digest).not.toBe(large.digest);
  expect(arrivesInOneFlight(bodyOf(words, "br"))).toBe(true);
  expect(words.withImages).toBe(large);
  expect(arrivesInOneFlight(packForKeeping(large))).toBe(false);
  await compressMax(large);
  expect(arrivesInOneFlight(packForKeeping(large))).toBe(true);
});

test("what no packing makes small enough is let go", async () => {
  const words = withinFirstFlight(await page(13_500));
  expect(html(words)).not.toContain("data:image");
  expect(words.withImages).toBeUndefined();
});

test("a page without placeholders is not looked at", async () => {
  const large = await page(20_000, "<p>words</p>");
  expect(withinFirstFlight(large)).toBe(large);
  expect(large.bodies.br).toBeUndefined();
});
