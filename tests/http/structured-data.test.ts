import { expect, inject, test } from "vitest";
import { pathOf } from "../e2e/support/every-page.ts";
import { fetchDocument } from "./support/fetch-document.ts";
import { structuredDataErrors } from "./support/structured-data-errors.ts";

const origin = inject("demoOrigin");

test.each([
  ["post-gallery", ["SocialMediaPosting"]],
  ["post-video", ["SocialMediaPosting"]],
  ["profile", ["ProfilePage"]],
  ["landing", ["Organization", "MobileApplication"]],
])("%s is %j by schema.org's rules", async (name, types) => {
  const head = await fetchDocument(`${origin}${pathOf(name)}?lng=de`);
  expect(head.graph?.map((item) => item["@type"])).toEqual(types);
  expect(structuredDataErrors(head.graph)).toEqual([]);
  const json = JSON.stringify(head.graph);
  for (const image of head.metas("og:image")) expect(json).toContain(image);
});
