import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { readGround, readReasons } from "./read-reasons.ts";

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
  [Buffer.from("Kural", "utf16le"), /control character U\+0000/],
  ["\u001b[2J", /control character U\+001B/],
  ["a\u0085b", /control character U\+0085/],
  [" \n", /1 to 10000 characters/],
  ["a".repeat(10_001), /1 to 10000 characters/],
])("refuses %j", async (content, message) => {
  await expect(reasons(content)).rejects.toThrow(message);
});

test("says in a sentence that there is no file", async () => {
  const folder = temporaryFolder();
  await expect(readReasons(join(folder, "none.txt"))).rejects.toThrow(/^There is no file .*none\.txt for --text\.$/);
  await expect(readReasons(folder)).rejects.toThrow(/^--text must be a file, but .* is a folder\.$/);
});

test("a ground is one line", () => {
  expect(readGround(" Community\n rules, 3 ")).toBe("Community rules, 3");
  for (const ground of [" ", "a\u001bb", "a".repeat(501)]) expect(() => readGround(ground)).toThrow(/--ground must/);
});
