import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { sampleLines } from "../content.harness.ts";
import { lineSizeLimit, readContent } from "./read-content.ts";

const folder = temporaryFolder(afterAll);
const [post, user] = sampleLines;

async function read(content: string | Uint8Array) {
  const file = join(folder, "content.ndjson");
  await writeFile(file, content);
  return Array.fromAsync(readContent(file));
}

const readOne = (line: object) => read(JSON.stringify(line));

it("reads every kind of line, ending with LF, CRLF or nothing, and skips blank lines and a byte order mark", async () => {
  const [first, ...others] = sampleLines.map((line) => JSON.stringify(line));
  const found = await read(`\uFEFF${first}\r\n\n  \n${others.join("\n")}`);
  expect(found).toEqual(sampleLines.map((content, at) => ({ line: at === 0 ? 1 : at + 3, content })));
  expect(await read("")).toEqual([]);
});

it("joins lines and characters that are split between chunks", async () => {
  const lines = Array.from({ length: 100 }, (_, at) => ({ ...post, content: `${"ş".repeat(9_999)}${at % 10}` }));
  const found = await read(lines.map((line) => JSON.stringify(line)).join("\n"));
  expect(found).toEqual(lines.map((content, at) => ({ line: at + 1, content })));
});

it("reports a line that is too long, as far as it is read, and what is no JSON", async () => {
  const [broken, long] = [Buffer.from([0xff, 0xfe, 10]), Buffer.alloc(2 * lineSizeLimit, "x")];
  expect(await read(Buffer.concat([broken, Buffer.from('{"kind":\n[]\n'), long]))).toEqual([
    { issues: [{ line: 1, message: "is not JSON in UTF-8" }] },
    { issues: [{ line: 2, message: "is not JSON in UTF-8" }] },
    { issues: [{ line: 3, message: expect.stringMatching("must be user, post") }] },
    { issues: [{ line: 4, message: "is longer than 1048576 bytes" }] },
  ]);
});

describe("reports the field and the problem", () => {
  it.each<[string, object | undefined, object, string | undefined, string]>([
    ["missing", user, { username: undefined }, "username", "is missing"],
    ["wrong type", user, { bio: 5 }, "bio", "must be of type string"],
    ["null", user, { bio: null }, "bio", "must be of type string"],
    ["empty", user, { username: "" }, "username", "must not be empty"],
    ["unknown field", user, { followers: 1 }, undefined, 'Unrecognized key: "followers"'],
    ["unknown nested field", post, { video: { file: "a.mp4", loop: true } }, "video", 'Unrecognized key: "loop"'],
  ])("%s", async (_name, line, change, field, message) => {
    expect(await readOne({ ...line, ...change })).toEqual([{ issues: [{ line: 1, field, message }] }]);
  });
});

it("does not print values", async () => {
  const secret = "s3cret".repeat(1000);
  const found = [
    await readOne({ ...user, uuid: secret, createdAt: secret, avatar: `/${secret}` }),
    await read(`{"kind":"user",${secret}`),
  ];
  expect(found.flat()).toMatchObject([{ issues: { length: 4 } }, { issues: { length: 1 } }]);
  expect(JSON.stringify(found)).not.toContain("s3cret");
});

it("treats __proto__ as an unknown field", async () => {
  const line = JSON.stringify(user).replace("{", '{"__proto__":{"public":true},');
  expect(await read(line)).toMatchObject([{ issues: [{ message: 'Unrecognized key: "__proto__"' }] }]);
});
