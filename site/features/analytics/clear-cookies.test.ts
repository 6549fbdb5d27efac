import { expect, test } from "vitest";
import { cookieRemovals } from "./clear-cookies.ts";
import { googleCookies } from "./google-analytics.ts";
import { metaCookies } from "./meta-pixel.ts";

const cookies = "_ga=GA1.1.1.2; _ga_TEST1234=GS1; _gallery=kept; _fbp=fb.1; _fbc=fb.2; cc_cookie=kept; x_ga=kept";
const names = (pattern: RegExp) =>
  cookieRemovals(cookies, "localhost", pattern).map((removal) => removal.split("=", 1)[0]);

test("each vendor's own cookies and no others", () => {
  expect([...new Set(names(googleCookies))]).toEqual(["_ga", "_ga_TEST1234"]);
  expect([...new Set(names(metaCookies))]).toEqual(["_fbp", "_fbc"]);
});

test("under the host alone and under every domain above it", () => {
  expect(cookieRemovals("_fbp=1", "www.meydan.example", metaCookies)).toEqual([
    "_fbp=; Path=/; Max-Age=0",
    "_fbp=; Path=/; Max-Age=0; Domain=www.meydan.example",
    "_fbp=; Path=/; Max-Age=0; Domain=meydan.example",
    "_fbp=; Path=/; Max-Age=0; Domain=example",
  ]);
});
