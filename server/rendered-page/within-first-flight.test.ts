import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { type Page, readPage } from "./page.ts";
import { bodyOf } from "./page-body.ts";
import { withinFirstFlight } from "./within-first-flight.ts";

const placeholder = `<img class="a b" src="data:image/avif;base64,${randomBytes(1500).toString("base64")}" alt=""/>`;
const tile = '<img class="a" src="data:image/webp;base64,UklG" alt=""/>';
const picture =
  '<img class="a" src="/picture/w750/s?of=/media/a.webp" alt="&lt;img çay" loading="lazy" fetchPriority="high"/>';

function page(incompressible: number, body = placeholder + tile + picture): Promise<Page> {
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

test("one that would not comes without, and asks for its picture at once", async () => {
  const large = await page(12_500);
  const fitted = withinFirstFlight(large);
  expect(html(fitted)).not.toContain("data:image");
  expect(html(fitted)).toContain(picture.replace(' loading="lazy"', ""));
  expect(html(fitted)).toContain("</p><img");
  expect(html(fitted).endsWith("<p>çay</p>")).toBe(true);
  expect(fitted.digest).not.toBe(large.digest);
  expect(bodyOf(fitted, "br").bytes.length).toBeLessThan(14_000);
});

test("a page without placeholders is not looked at", async () => {
  const large = await page(20_000, "<p>words</p>");
  expect(withinFirstFlight(large)).toBe(large);
  expect(large.bodies.br).toBeUndefined();
});
