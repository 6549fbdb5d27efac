// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { storedByGoogle } from "./google-analytics.ts";
import { storedByMeta } from "./meta-pixel.ts";
import { cookieRemovals, removeStored } from "./remove-stored.ts";

const cookies = "_ga=GA1.1.1.2; _ga_TEST1234=GS1; _gallery=kept; _fbp=fb.1; _fbc=fb.2; cc_cookie=kept; x_ga=kept";
const names = (pattern: RegExp) =>
  cookieRemovals(cookies, "localhost", pattern).map((removal) => removal.split("=", 1)[0]);

test("each vendor's own cookies and no others", () => {
  expect([...new Set(names(storedByGoogle))]).toEqual(["_ga", "_ga_TEST1234"]);
  expect([...new Set(names(storedByMeta))]).toEqual(["_fbp", "_fbc"]);
});

test("under the host alone and under every domain above it", () => {
  expect(cookieRemovals("_fbp=1", "www.meydan.example", storedByMeta)).toEqual([
    "_fbp=; Path=/; Max-Age=0",
    "_fbp=; Path=/; Max-Age=0; Domain=www.meydan.example",
    "_fbp=; Path=/; Max-Age=0; Domain=meydan.example",
    "_fbp=; Path=/; Max-Age=0; Domain=example",
  ]);
});

test("from the storage what the vendor has left there, and nothing of the site", () => {
  const theirs = ["lastExternalReferrer", "lastExternalReferrerTime", "_fbp"];
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of [...theirs, "hide-modal", "my_fbp", "_ga"]) storage.setItem(key, "1");
    removeStored(storedByMeta);
    expect(Object.keys(storage)).toEqual(["hide-modal", "my_fbp", "_ga"]);
  }
});
