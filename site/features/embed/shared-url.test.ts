import { expect, test } from "vitest";
import { parseSharedUrl } from "./shared-url.ts";

const origin = "https://meydan.example";

test.each([
  ["https://meydan.example/post/p-1", "post", undefined],
  ["http://meydan.example/post/p-1", "post", undefined],
  ["https://MEYDAN.example/post/p-1/?lng=pt-BR&utm_source=x#top", "post", "pt"],
  ["https://meydan.example/profile/p-1?lng=klingon", "profile", undefined],
  ["https://meydan.example/post/p-1’de", "post", undefined],
])("%s", (address, kind, language) => {
  expect(parseSharedUrl(address, origin)).toEqual({ kind, uuid: "p-1", language });
});

test.each([
  "https://evil.example/post/p-1",
  "https://meydan.example.evil.example/post/p-1",
  "https://meydan.example:8443/post/p-1",
  "https://user:secret@meydan.example/post/p-1",
  "ftp://meydan.example/post/p-1",
  "javascript:alert(1)//meydan.example/post/p-1",
  "//meydan.example/post/p-1",
  "/post/p-1",
  "not an address",
  "",
  "https://meydan.example/",
  "https://meydan.example/post/",
  "https://meydan.example/post/%2Fb",
  "https://meydan.example/post/p-1/more",
  `https://meydan.example/post/${"x".repeat(65)}`,
  "https://meydan.example/ticket/konser/p-1/t-1",
  "https://meydan.example/post/../ticket/konser/p-1/t-1",
  "https://meydan.example/delete-account",
])("%j is nobody's address here", (address) => {
  expect(parseSharedUrl(address, origin)).toBeUndefined();
});
