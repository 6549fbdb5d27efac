import { expect, inject, test } from "vitest";
import { brand } from "#brand/brand.ts";
import { fetchDocument } from "./support/fetch-document.ts";

const demo = inject("demoOrigin");

test("kept out of search engines, with fields for password managers and a mail that carries a subject alone", async () => {
  const { headers, meta, attribute } = await fetchDocument(`${demo}/delete-account?lng=tr`);
  expect(headers.get("referrer-policy")).toBe("origin");
  expect(meta("robots")).toBe("noindex");
  expect(attribute("form [name=email]", "autocomplete")).toBe("email");
  expect(attribute("form [name=password]", "autocomplete")).toBe("current-password");
  const subject = encodeURIComponent("Hesap silme talebi");
  expect(attribute("main a[href^=mailto]", "href")).toBe(`mailto:${brand.contactEmail}?subject=${subject}`);
});

test("a receipt without its cookie says that the request was carried out", async () => {
  const { status, document } = await fetchDocument(`${demo}/delete-account/receipt?lng=tr`);
  expect(status).toBe(404);
  expect(document.querySelector("main [role=alert]")?.textContent).toContain("talebin yerine getirildi");
});

test("a form from another address changes nothing, and says in the visitor's language where to open it", async () => {
  const headers = { Origin: "http://other.example", "Accept-Language": "de" };
  const body = new URLSearchParams({ email: "ada@example.com", password: "secret", token: "A".repeat(43) });
  for (const path of ["/delete-account", "/delete-account/cancel"]) {
    const response = await fetch(demo + path, { method: "POST", headers, body });
    const page = await response.text();
    expect([response.status, response.headers.get("cache-control")]).toEqual([403, "private, no-store"]);
    expect(page).toContain("deshalb hat sich nichts geändert");
    expect(page).toContain(`href="${demo}/delete-account"`);
    expect(page).not.toMatch(/ada@|secret|A{43}/);
  }
});

test("the language of a cancel link can be changed", async () => {
  const token = "A".repeat(43);
  const { attribute } = await fetchDocument(`${demo}/delete-account/cancel?token=${token}`);
  expect(attribute("footer a[lang=de]", "href")).toMatch(/token=A{43}&lng=de$/);
});
