import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { brand } from "#brand/brand.ts";
import { runCommand } from "#scripts/test/run-command.harness.ts";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { runStatistics } from "./statistics.ts";

const folder = temporaryFolder(afterAll);
beforeAll(() => {
  execFileSync("node", [join(import.meta.dirname, "write-demo-counts.harness.ts"), folder, "2026-09-01", "8", "500"]);
});

const days = ["--from", "2026-09-05", "--to", "2026-09-08"];

const statistics = (...words: string[]) =>
  runCommand(runStatistics, words, { DATA_DIRECTORY: folder, DATABASE_URL: "", INIT_CWD: folder });

test("one command prints the statistics, and writes it as a page that stands alone, and as CSV", async () => {
  writeFileSync(
    join(folder, "installed.csv"),
    "date,store,campaign,count\n2026-09-06,apple,post-chooser-tr,3\n2026-09-06,google,\u001b[2J\u001b]0;x\u0007,1\n",
  );
  const files = ["--out", "statistics.html", "--csv", "counts.csv", "--installations", "installed.csv"];
  const { status, output, errors } = await statistics(...days, ...files);
  expect([status, errors]).toEqual([0, ""]);
  expect(output.startsWith(`${brand.name} · Web sitesi raporu\n5–8 Eylül 2026\n`)).toBe(true);
  const csv = readFileSync(join(folder, "counts.csv"), "utf8");
  const views = csv.split("\r\n").filter((line) => line.startsWith("view,"));
  const total = views.reduce((sum, line) => sum + Number(line.split(",").at(-2)), 0);
  expect(total).toBeGreaterThan(0);
  expect(output).toContain(total.toLocaleString("tr"));
  expect(output).toContain("post-chooser-tr");
  expect(output).toContain("\\u{1b}[2J\\u{1b}]0;x\\u{7}"); // anyone can put a campaign into a link
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what must not be there
  expect(output).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);

  const html = readFileSync(join(folder, "statistics.html"), "utf8");
  expect(html).toMatch(/<meta http-equiv="Content-Security-Policy" content="default-src &#x27;none&#x27;; style-src /);
  expect(html).not.toMatch(/<(script|img|link|iframe|a|form)\b|@import|url\(|\sstyle=/);
  expect(html).toContain(total.toLocaleString("tr"));
  expect(html.match(/role="img"/g)?.length).toBeGreaterThan(8);
});
