import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { lineSizeLimit, readLines } from "./read-lines.ts";

const folder = temporaryFolder(afterAll);

async function linesOf(content: string | Uint8Array) {
  const file = join(folder, "lines.ndjson");
  await writeFile(file, content);
  return Array.fromAsync(readLines(file));
}

it("reads lines ending with LF, CRLF or nothing, and skips blank lines and a byte order mark", async () => {
  expect(await linesOf('\uFEFF{"a":1}\r\n\n  \n{"b":"ğ"}')).toEqual([
    { number: 1, text: '{"a":1}\r' },
    { number: 4, text: '{"b":"ğ"}' },
  ]);
  expect(await linesOf("x\n")).toEqual([{ number: 1, text: "x" }]);
  expect(await linesOf("")).toEqual([]);
});

it("joins lines and characters that are split between chunks", async () => {
  const long = "ş".repeat(300_000);
  expect(await linesOf(`${long}\nb\n${long}`)).toEqual([
    { number: 1, text: long },
    { number: 2, text: "b" },
    { number: 3, text: long },
  ]);
});

it("reports lines that are too long or not UTF-8, and continues", async () => {
  const broken = Buffer.concat([
    Buffer.from([0xff, 0xfe, 10]),
    Buffer.alloc(lineSizeLimit + 1, "x"),
    Buffer.from("\nok"),
  ]);
  expect(await linesOf(broken)).toEqual([
    { number: 1, message: "is not UTF-8" },
    { number: 2, message: "is longer than 1048576 bytes" },
    { number: 3, text: "ok" },
  ]);
});
