import { expect, inject, test } from "vitest";
import { everyPage, pathOf } from "../e2e/support/every-page.ts";
import { fetchDocument } from "./support/fetch-document.ts";

const origin = inject("demoOrigin");

test.each(["post-gallery", "profile"])("%s is shared at its bare address, in the page's language", async (name) => {
  const { attribute } = await fetchDocument(`${origin}${pathOf(name)}?utm_source=x&fbclid=y`, {
    "Accept-Language": "tr",
  });
  const props = JSON.parse(attribute("[data-island=share-button]", "data-props") ?? "{}");
  expect(props.url).toBe(`${origin}${pathOf(name)}?lng=tr`);
});

test("only posts and profiles are shared, and none that is missing", async () => {
  const shared: string[] = [];
  for (const { name, path } of everyPage) {
    const { document } = await fetchDocument(origin + path);
    if (document.querySelector("[data-island=share-button]")) shared.push(name);
  }
  const posts = ["post-gallery", "post-video", "post-text", "post-other", "post-empty"];
  expect(shared).toEqual([...posts, "profile", "profile-empty"]);
});
