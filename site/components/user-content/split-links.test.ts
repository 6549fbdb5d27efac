import fc from "fast-check";
import { expect, test } from "vitest";
import { splitLinks } from "./split-links.ts";

const links = (text: string) => splitLinks(text).flatMap((part) => (part.kind === "link" ? [part.text] : []));

test("finds addresses and leaves the sentence's punctuation out", () => {
  expect(links("Bak: https://a.example/x?y=1, (https://b.example) ve HTTP://C.example/d_(e).")).toEqual([
    "https://a.example/x?y=1",
    "https://b.example",
    "HTTP://C.example/d_(e)",
  ]);
});

test("makes nothing but http(s) a link", () => {
  expect(links("javascript:alert(1) data:text/html,x ftp://a.example www.a.example https:// http://[")).toEqual([]);
});

test("never loses or adds a character", () => {
  const word = fc.oneof(fc.string(), fc.constantFrom("https://a.example", "http://", ").", "(", "https://b.example)…"));
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const text = words.join("");
      const parts = splitLinks(text);
      expect(parts.map((part) => part.text).join("")).toBe(text);
      for (const part of parts) if (part.kind === "link") expect(part.text).toMatch(/^https?:\/\//i);
    }),
  );
});
