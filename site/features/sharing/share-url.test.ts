import { expect, test } from "vitest";
import { shareUrl } from "./share-url.ts";

test.each(["/post/p-1", "/post/p-1?lng=tr", "/post/p-1?utm_source=x&fbclid=y#top"])(
  "%s in Arabic, undecorated",
  (path) => {
    expect(shareUrl(path, "https://meydan.example", "ar")).toBe("https://meydan.example/post/p-1?lng=ar");
  },
);
