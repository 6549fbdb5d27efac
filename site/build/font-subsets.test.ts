import { readFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { latinFont } from "./font-subsets.ts";

const packages = join(import.meta.dirname, "../../node_modules");

/** Bytes of a font cut down to one character; one it lacks leaves as many as no character at all. */
async function bytesFor(file: string, character: string): Promise<number> {
  const cut = await subsetFont(await readFile(join(packages, file)), character, { targetFormat: "sfnt" });
  return cut.length;
}

function includes(unicodeRange: readonly string[], character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return unicodeRange.some((range) => {
    const [first = 0, last = first] = range
      .slice(2)
      .split("-")
      .map((part) => Number.parseInt(part, 16));
    return code >= first && code <= last;
  });
}

test.for([..."çğıöşüâîûÇĞİÖŞÜ₺êñßéãõЖяё"])("%s is in the file that its slice is cut from", async (character) => {
  const slice = latinFont.subsets.find(({ unicodeRange }) => includes(unicodeRange, character));
  expect(slice, "a slice names the character").toBeDefined();
  if (!slice) return;
  expect(await bytesFor(slice.file, character)).toBeGreaterThan(await bytesFor(slice.file, "\u{10FFFF}"));
});
