import { type Arbitrary, integer, string } from "fast-check";

const surrogates = { first: 0xd800, count: 0x800 };

const anyCharacter = integer({ min: 0, max: 0x10ffff - surrogates.count }).map((at) =>
  String.fromCodePoint(at < surrogates.first ? at : at + surrogates.count),
);

/**
 * Any text of whole characters of Unicode, assigned or not. fast-check's own unit "binary" is the same, and takes each
 * process more than a second to make.
 */
export const anyText = (maxLength = 40): Arbitrary<string> => string({ unit: anyCharacter, maxLength });
