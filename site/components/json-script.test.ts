import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "#scripts/any-text.harness.ts";
import { encodeJson } from "./json-script.tsx";

const hostile = fc.oneof(
  anyText(),
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
      const block = encodeJson({ texts, fields: { ...fields } });
      expect(block).not.toMatch(/[<>&\u2028\u2029]/);
      expect(block.isWellFormed()).toBe(true);
      expect(JSON.parse(block).texts).toEqual(texts.map((text) => text.toWellFormed()));
    }),
    { numRuns: 500 },
  );
});
