import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { readAllReasons, readGround, readReasons } from "./read-reasons.ts";

async function reasons(content: string | Uint8Array) {
  const file = join(temporaryFolder(), "reasons.txt");
  await writeFile(file, content);
  return readReasons(file);
}

test("reads UTF-8 with any line breaks, and without its byte order mark", async () => {
  expect(await reasons("\ufeffKuralı\r\nçiğniyor:\t3.\n")).toBe("Kuralı\nçiğniyor:\t3.");
});

test.each([
  [Buffer.from("Kural\xfd", "latin1"), /must be UTF-8/],
  [Buffer.from("Kural", "utf16le"), /without control characters/],
  ["\u001b[2J", /without control characters/],
  ["a\u0085b", /without control characters/],
  [" \n", /1 to 10000 characters/],
  ["a".repeat(10_001), /1 to 10000 characters/],
])("refuses %j", async (content, message) => {
  await expect(reasons(content)).rejects.toThrow(message);
});

test("takes a text for each language, once", async () => {
  const file = join(temporaryFolder(), "reasons.txt");
  await writeFile(file, "Why");
  expect(await readAllReasons([file, `en=${file}`])).toEqual(new Map([undefined, "en"].map((one) => [one, "Why"])));
  await expect(readAllReasons([`xx=${file}`])).rejects.toThrow(/^The language of --text must be one of tr, /);
  await expect(readAllReasons([`en=${file}`, `en=${file}`])).rejects.toThrow("There are two texts for en.");
  await expect(readAllReasons([`${file}.not`])).rejects.toThrow(/reasons\.txt\.not/);
});

test("a ground is one line", () => {
  expect(readGround(" Community\n rules, 3 ")).toBe("Community rules, 3");
  for (const ground of [" ", "a\u001bb", "a".repeat(501)]) expect(() => readGround(ground)).toThrow(/--ground must/);
});
