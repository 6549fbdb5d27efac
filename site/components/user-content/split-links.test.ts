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

test.each([
  // Quotes and suffixes
  ["https://example.com’da", "https://example.com"],
  ["https://example.com'da", "https://example.com"],
  ["https://example.com´da", "https://example.com"],
  ["https://example.com/a’dan", "https://example.com/a"],
  ["https://example.com/a'dan", "https://example.com/a"],
  ["“https://example.com/a”", "https://example.com/a"],
  ["„https://example.com/a“", "https://example.com/a"],
  ["‘https://example.com/a’ dedi", "https://example.com/a"],
  ["«https://example.com/a»", "https://example.com/a"],
  ["‹https://example.com/a›", "https://example.com/a"],
  ["״https://example.com/a״", "https://example.com/a"],
  ['"https://example.com/a"', "https://example.com/a"],
  ["<https://example.com/a>", "https://example.com/a"],
  // Brackets
  ["(https://example.com/Ankara_(il))", "https://example.com/Ankara_(il)"],
  ["(https://example.com/a/)devamı", "https://example.com/a/"],
  ["(https://example.com/a)(https://example.com/b)", "https://example.com/a", "https://example.com/b"],
  ["[ad](https://example.com/a_(b)).", "https://example.com/a_(b)"],
  ["https://example.com/a(bkz. b)", "https://example.com/a"],
  ["https://example.com(yeni)", "https://example.com"],
  ["https://example.com/(a]", "https://example.com/"],
  ["「https://example.com/a」", "https://example.com/a"],
  ["【https://example.com/a】", "https://example.com/a"],
  ["《https://example.com/a》", "https://example.com/a"],
  ["（https://example.com/a）", "https://example.com/a"],
  // Ends of sentences, and dashes
  ["https://example.com/a。然后（https://example.com/b）结束", "https://example.com/a", "https://example.com/b"],
  ["https://example.com/a，然后", "https://example.com/a"],
  ["https://example.com、https://example.com/b", "https://example.com", "https://example.com/b"],
  ["https://example.com,https://example.com/b", "https://example.com", "https://example.com/b"],
  ["https://example.com/a！", "https://example.com/a"],
  ["https://example.com/a،", "https://example.com/a"],
  ["https://example.com/a؟", "https://example.com/a"],
  ["https://example.com/کتاب؛ https://example.com/b۔", "https://example.com/کتاب", "https://example.com/b"],
  ["https://example.com/a।", "https://example.com/a"],
  ["https://example.com/a։", "https://example.com/a"],
  ["https://example.com/a—b", "https://example.com/a"],
  ["https://example.com–b", "https://example.com"],
  ["https://example.com/a…", "https://example.com/a"],
  ["https://example.com/a?!", "https://example.com/a"],
  ["https://example.com:8080: https://example.com:a", "https://example.com:8080", "https://example.com"],
  ["https://example.com/a\u200b https://example.com/b\u200d", "https://example.com/a", "https://example.com/b"],
  // What belongs to an address
  ["https://example.com/çay", "https://example.com/çay"],
  ["https://türkçe.example", "https://türkçe.example"],
  ["https://example.com/wiki/東京", "https://example.com/wiki/東京"],
  ["https://example.com/カール・マルクス", "https://example.com/カール・マルクス"],
  ["https://example.com/می\u200cخواهم", "https://example.com/می\u200cخواهم"],
  ["https://example.com/a_(b)", "https://example.com/a_(b)"],
  ["https://example.com/?q=(a)", "https://example.com/?q=(a)"],
  ["https://example.com?b=c,d&e[]=f[1]", "https://example.com?b=c,d&e[]=f[1]"],
  ["https://example.com/a-b#!/@c", "https://example.com/a-b#!/@c"],
  ["http://[::1]:80/a", "http://[::1]:80/a"],
])("%j ends where a reader sees it end", (text, ...addresses) => {
  expect(links(text)).toEqual(addresses);
});

test("makes nothing but http(s) a link", () => {
  expect(
    links("javascript:alert(1) data:text/html,x ftp://a.example www.a.example b.example https:// http://["),
  ).toEqual([]);
});

test("an address that pretends to be of another host is no link", () => {
  expect(links("https://bank.example@thief.example/ https://a,b:c@d.example https://d.example/@e")).toEqual([
    "https://d.example/@e",
  ]);
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

test.each([
  ["brackets", `(https://a.example/${")".repeat(20_000)}`, "https://a.example/"],
  ["brackets and dots in turn", `(https://a.example/${").".repeat(200_000)}`, "https://a.example/"],
  ["dots", `https://a.example/${".".repeat(50_000)}x`, `https://a.example/${".".repeat(50_000)}x`],
  ["addresses in open brackets", "https://a.example/(".repeat(50_000), "https://a.example/"],
  ["hosts in one word", `https://a.example${",http://".repeat(100_000)}`, "https://a.example"],
  ["dots at the end", `https://a.example/x${".".repeat(500_000)}`, "https://a.example/x"],
])("takes linear time and no stack for %s", (_name, text, link) => {
  const start = process.threadCpuUsage();
  expect(links(text)).toEqual([link]);
  // A few milliseconds of the processor, whatever else it does; quadratic time would be seconds to minutes.
  expect(process.threadCpuUsage(start).user / 1000).toBeLessThan(1000);
});
