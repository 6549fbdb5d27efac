import fc from "fast-check";
import { expect, test } from "vitest";
import { parseXml } from "../../tests/http/support/parse-xml.ts";
import { xml, xmlDocument } from "./xml.ts";

test.each([
  ["</title><script>alert(1)</script>", undefined],
  ["]]> & < > \" ' \u202e", undefined],
  ["a\u0000b\u0008c\u000bd\ufffee\uffff", "abcde"],
  ["\ud800a\udfff", "a"],
  ["🛳️ ğüşiöç \u{10ffff}", undefined],
])("%j as text and as an attribute", (text, legal = text) => {
  const read = parseXml(xmlDocument(xml("r", { a: text }, text)));
  expect([read.text, read.attributes.a]).toEqual([legal, legal]);
});

/** Any code units, including lone surrogates and control characters. */
const anyText = fc
  .uint16Array({ maxLength: 20 })
  .map((units) => String.fromCharCode(...units, ...[...units].map((unit) => unit % 64)));

test("the document is well-formed for any text", () => {
  fc.assert(
    fc.property(anyText, anyText, (text, value) => {
      parseXml(xmlDocument(xml("r", { a: value }, text, xml("c", {}, text))));
    }),
  );
});

test("undefined is left out, nested markup is not escaped", () => {
  expect(xml("a", { b: undefined, c: 1 }, undefined, xml("d", {}, "e")).markup).toBe('<a c="1"><d>e</d></a>');
});

test.each([
  ["&<>\"'", "&amp;&lt;&gt;&quot;'"],
  ["&amp;", "&amp;amp;"],
  ["a\tb\nc", "a\tb\nc"],
  ["a\r\nb", "a&#13;\nb"],
  ["\u0000\u001f\ufffe\uffff\ud800", ""],
  ["\u0020\ud7ff\ue000\ufffd\u{10000}\u{10ffff}", "\u0020\ud7ff\ue000\ufffd\u{10000}\u{10ffff}"],
])("%j is written as %j", (text, markup) => {
  expect(xml("a", { b: text }, text).markup).toBe(`<a b="${markup}">${markup}</a>`);
});

test("a document says what it is", () => {
  expect(xmlDocument(xml("a", {}))).toBe('<?xml version="1.0" encoding="UTF-8"?>\n<a></a>\n');
});
