import { expect, inject, test } from "vitest";
import { brand } from "#brand/brand.ts";
import { messages } from "#locales/messages.ts";
import { fetchDocument } from "./support/fetch-document.ts";

const origin = inject("demoOrigin");

test("a page that is not written in the visitor's language has the head of the one that is shown", async () => {
  const [shown, asked] = await Promise.all(
    ["en", "ar"].map((language) => fetchDocument(`${origin}/community-rules?lng=${language}`)),
  );
  for (const name of ["og:title", "og:description", "og:locale", "og:image", "og:image:alt", "author"]) {
    expect([name, asked?.meta(name)]).toEqual([name, shown?.meta(name)]);
  }
});

test.each(["tr", "en", "ar"] as const)("the landing page's tags are the seo messages of %s", async (language) => {
  const { document, meta } = await fetchDocument(`${origin}/?lng=${language}`);
  const { seo } = messages[language] as unknown as { seo: { home: Record<string, string> } };
  const message = (key: string) => seo.home[key]?.replaceAll("{{brand}}", brand.name);
  expect(document.title).toBe(message("title"));
  for (const name of ["description", "keywords", "author"]) expect(meta(name)).toBe(message(name));
});
