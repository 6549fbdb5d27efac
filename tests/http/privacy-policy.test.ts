import { expect, inject, test } from "vitest";
import { privacyPolicy } from "#brand/privacy-policy.ts";
import ar from "#locales/ar.json" with { type: "json" };
import { fetchDocument } from "./support/fetch-document.ts";

const url = `${inject("demoOrigin")}/privacy-policy`;
const titles = [
  "Giriş",
  "Toplanan veriler",
  "Verilerin işlenme amaçları",
  "Verilerin paylaşılması ve saklanması",
  "Kullanıcı hakları",
  "Güvenlik ve moderasyon",
  "Uluslararası kullanım",
  "İletişim",
];

test("eight sections in order, effective 22.06.2025, with the contact of the brand", async () => {
  const { document, attribute } = await fetchDocument(`${url}?lng=tr`);
  const texts = (selector: string) => [...document.querySelectorAll(selector)].map((one) => one.textContent);
  expect(texts("h1")).toEqual(["Gizlilik Politikası ve Kullanım Koşulları"]);
  expect(texts("article header dd")).toEqual(["22.06.2025", privacyPolicy.updated, "iletisim@meydan.example"]);
  expect(texts("article section > h2")).toEqual(titles.map((title, index) => `${index + 1}. ${title}`));
  expect(attribute("#iletisim a[href^=mailto]", "href")).toBe("mailto:iletisim@meydan.example");
  expect(document.querySelector("#iletisim")?.textContent).toContain("Ankara");
});

test("Turkish and left to right in every interface language, and says so in that language", async () => {
  const { document, attribute } = await fetchDocument(`${url}?lng=ar`);
  expect(attribute("html", "dir")).toBe("rtl");
  expect([attribute("article", "lang"), attribute("article", "dir")]).toEqual(["tr", "ltr"]);
  expect(document.querySelector("main p")?.textContent).toBe(ar.privacyPolicy.turkishOnly);
  const links = [...document.querySelectorAll("article a")];
  const deletion = links.find((link) => link.textContent === "hesap silme sayfası");
  expect(deletion?.getAttribute("href")).toBe("/delete-account?lng=ar");
});
