import fc from "fast-check";
import { expect, test } from "vitest";
import { encodeStructuredData } from "./encode-structured-data.ts";

const hostile = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: "grapheme" }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
  fc.constantFrom(
    "</script>",
    "</SCRIPT ",
    "<!--",
    "-->",
    "<script",
    "]]>",
    "\u2028",
    "\u2029",
    "\ud800",
    "&lt;/script>",
  ),
);

test("no text can end the script element, and all text survives", () => {
  fc.assert(
    fc.property(fc.array(hostile), fc.dictionary(fc.string(), hostile), (texts, fields) => {
      const block = encodeStructuredData([{ "@type": "Thing", texts, fields: { ...fields } }]);
      expect(block).not.toMatch(/[<>&\u2028\u2029]/);
      expect(block.isWellFormed()).toBe(true);
      const [item] = JSON.parse(block)["@graph"];
      expect(item.texts).toEqual(texts.map((text) => text.toWellFormed()));
    }),
    { numRuns: 500 },
  );
});

test("one graph, without undefined properties", () => {
  expect(JSON.parse(encodeStructuredData([{ "@type": "Person", name: "Ada", image: undefined }]))).toEqual({
    "@context": "https://schema.org",
    "@graph": [{ "@type": "Person", name: "Ada" }],
  });
});
