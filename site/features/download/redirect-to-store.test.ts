import { expect, test } from "vitest";
import { campaigns } from "#brand/campaigns.ts";
import { storeContext } from "#site/features/store-links/store-context.ts";
import { storeUrl } from "#site/features/store-links/store-urls.ts";
import { redirectToStore } from "./redirect-to-store.ts";

const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1";
const android = "Mozilla/5.0 (Linux; Android 15) Mobile";
const context = storeContext("print", "tr");

test("a phone is sent to its store, with the context, and the response is stored nowhere", () => {
  expect(redirectToStore(iphone, context)).toEqual({
    status: 302,
    headers: { Vary: "User-Agent", Location: storeUrl("apple", { context, position: "auto" }) },
    cache: "none",
    body: undefined,
  });
  expect(redirectToStore(`${iphone} Instagram 354.0`, context)?.status).toBe(302);
  expect(redirectToStore(android, context)?.headers.Location).toBe(storeUrl("google", { context, position: "auto" }));
});

test("a code's campaign is handed to the store, and nothing else that a URL has", () => {
  const [{ name } = { name: "" }] = campaigns;
  expect(redirectToStore(iphone, context, name)?.headers.Location).toContain(`ct=${name}&`);
  expect(redirectToStore(android, context, name)?.headers.Location).toContain(`utm_campaign%3D${name}%26`);
  for (const other of [undefined, "", "typed"]) {
    expect(redirectToStore(iphone, context, other)).toEqual(redirectToStore(iphone, context));
  }
});

test.each([
  "",
  "Mozilla/5.0 (X11; Linux x86_64)",
  `${iphone} (Applebot/0.1)`,
  `${android} (compatible; Google-InspectionTool/1.0;)`,
  `${iphone} SkypeUriPreview`,
  `${android} Instagram 355.1.0.44.103 Android`,
])("%j gets the page", (userAgent) => {
  expect(redirectToStore(userAgent, context)).toBeUndefined();
});
