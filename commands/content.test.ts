import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type ContentFolder, createContentFolder, sampleLines } from "#backend/content/content.harness.ts";
import { runCommand } from "#scripts/test/run-command.harness.ts";
import { runContent } from "./content.ts";

let content: ContentFolder;
beforeEach(async () => {
  content = await createContentFolder();
});
afterEach(() => content.remove());

const run = (...words: string[]) =>
  runCommand(runContent, words, { DATA_DIRECTORY: content.dataDirectory, INIT_CWD: content.folder });

it("imports a file, reports when nothing changed, and exports a file that can be imported", async () => {
  const file = (await content.write(sampleLines)).slice(content.folder.length + 1);
  const first = await run("import", file, "--media", "media");
  expect(first).toMatchObject({ status: 0, errors: "" });
  expect(first.output).toContain("post: 2 added, 0 changed, 0 unchanged\n");
  // For this user alone, as what the server writes.
  const created = readdirSync(content.dataDirectory, { recursive: true, encoding: "utf8" });
  expect(created).toContain("media");
  const isOpen = (name: string) => (statSync(join(content.dataDirectory, name)).mode & 0o077) !== 0;
  expect(created.filter(isOpen)).toEqual([]);
  expect(await run("import", file, "--media", "media")).toEqual({
    status: 0,
    output: "Nothing changed: the database already has this content.\n",
    errors: "",
  });

  expect(await run("export", "out.ndjson")).toEqual({ status: 0, output: "", errors: "" });
  const exported = await readFile(join(content.folder, "out.ndjson"), "utf8");
  expect(exported.trimEnd().split("\n")).toHaveLength(sampleLines.length);
  expect((await run("export")).output).toBe(exported);
  // The file names of an export are relative to the data directory's media folder.
  expect((await run("import", "out.ndjson")).output).toBe("Nothing changed: the database already has this content.\n");
});

it("reports line, field and problem, and changes nothing", async () => {
  const file = await content.write([...sampleLines, { ...sampleLines[1], uuid: "new", followersCount: -1 }]);
  expect(await run("import", file, "--media", "media")).toEqual({
    status: 1,
    output: "",
    errors: "Nothing was imported.\nline 9: followersCount must not be negative\n",
  });
  expect((await run("export")).output).toBe("");
});

it("exports no database that is not there", async () => {
  expect(await run("export")).toMatchObject({
    status: 1,
    output: "",
    errors: expect.stringContaining("There is no database: "),
  });
  expect(existsSync(join(content.dataDirectory, "database.sqlite"))).toBe(false);
});

it("prints its usage, and reports a missing file", async () => {
  const usage = "npm run content -- import FILE.ndjson";
  expect(await run("import")).toMatchObject({ status: 2, errors: expect.stringContaining(usage) });
  expect(await run("import", "none.ndjson")).toMatchObject({
    status: 1,
    errors: expect.stringContaining("is not a file"),
  });
  const script = spawn(process.execPath, [join(import.meta.dirname, "content.ts"), "import", "a", "--force"]);
  const status = once(script, "close");
  expect(await text(script.stderr)).toBe("Unknown option '--force'.\n");
  expect(await status).toEqual([2, null]);
});
