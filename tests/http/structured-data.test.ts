import { expect, inject, test } from "vitest";
import { pathOf } from "../e2e/support/every-page.ts";
import { fetchHead } from "./support/previews.ts";
import { structuredDataErrors } from "./support/structured-data-errors.ts";

const origin = inject("demoOrigin");

test.each([
  ["post-gallery", ["SocialMediaPosting"]],
  ["post-video", ["SocialMediaPosting"]],
  ["profile", ["ProfilePage"]],
  ["landing", ["Organization", "MobileApplication"]],
])("%s is %j by schema.org's rules", async (name, types) => {
  const head = await fetchHead(`${origin}${pathOf(name)}?lng=de`);
  expect(head.graph?.map((item) => item["@type"])).toEqual(types);
  expect(structuredDataErrors(head.graph)).toEqual([]);
  const json = JSON.stringify(head.graph);
  for (const image of head.all("og:image")) expect(json).toContain(image);
});

test.each(["ticket", "delete-account", "download", "not-found", "post-missing"])("%s has none", async (name) => {
  const head = await fetchHead(origin + pathOf(name));
  expect(head.graph).toBeUndefined();
  expect(head.html).not.toContain('property="al:');
});

test("no chat learns a ticket from its head", async () => {
  const { html } = await fetchHead(origin + pathOf("ticket"));
  // Safari's banner opens the same page in the app and tells nobody else of it.
  const head = html.slice(0, html.indexOf("</head>")).replace(/<meta name="apple-itunes-app"[^>]*>/, "");
  expect(head).not.toContain("6f1b2c3d-00c1");
});
