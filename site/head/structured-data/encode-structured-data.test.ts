import fc from "fast-check";
import { expect, test } from "vitest";
import { encodeStructuredData } from "./encode-structured-data.ts";

const nasty = fc.oneof(
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

test("whatever users write, the block cannot be left and says the same", () => {
  fc.assert(
    fc.property(fc.array(nasty), fc.dictionary(fc.string(), nasty), (texts, fields) => {
      const block = encodeStructuredData([{ "@type": "Thing", texts, fields: { ...fields } }]);
      expect(block).not.toMatch(/[<>&\u2028\u2029]/);
      expect(block.isWellFormed()).toBe(true);
      const [item] = JSON.parse(block)["@graph"];
      expect(item.texts).toEqual(texts.map((text) => text.toWellFormed()));
    }),
    { numRuns: 500 },
  );
});

test("one graph of schema.org's terms, without what is not known", () => {
  expect(JSON.parse(encodeStructuredData([{ "@type": "Person", name: "Ada", image: undefined }]))).toEqual({
    "@context": "https://schema.org",
    "@graph": [{ "@type": "Person", name: "Ada" }],
  });
});
