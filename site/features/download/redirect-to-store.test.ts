import { expect, test } from "vitest";
import { storeContext } from "#site/features/store-links/store-context.ts";
import { redirectToStore } from "./redirect-to-store.ts";

const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1";
const android = "Mozilla/5.0 (Linux; Android 15) Mobile";
const context = storeContext("print", "tr");
const redirect = (query: string, userAgent: string | null) =>
  redirectToStore(new URLSearchParams(query), userAgent, context);

test("a phone is sent to its store, with the context", () => {
  expect(redirect("to=auto", iphone)?.location).toBe(
    "https://apps.apple.com/tr/app/id1000000001?ct=print-auto-tr&mt=8",
  );
  expect(redirect("to=auto", android)?.location).toMatch(
    /^https:\/\/play\.google\.com\/store\/apps\/details\?id=example\.meydan\.app&referrer=/,
  );
});

test("others get the page, which depends on the device too and is cached nowhere", () => {
  for (const userAgent of [null, "", "Mozilla/5.0 (X11; Linux x86_64)", `${iphone} (Applebot/0.1)`]) {
    expect(redirect("to=auto", userAgent)).toEqual({
      location: undefined,
      headers: { "Cache-Control": "private, no-store", Vary: "User-Agent" },
    });
  }
});

test.each(["", "to=", "to=AUTO", "to=https://evil.example", "to=apple"])("%s asks for no redirect", (query) => {
  expect(redirect(query, iphone)).toBeUndefined();
});
