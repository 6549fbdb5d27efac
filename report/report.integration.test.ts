import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "report-"));
  execFileSync("node", [join(import.meta.dirname, "demo/write-demo-counts.ts"), folder, "2026-09-01", "8", "500"]);
});
afterAll(() => rmSync(folder, { recursive: true }));

const days = ["--from", "2026-09-05", "--to", "2026-09-08"];

function report(...words: string[]) {
  const env = { ...process.env, DATA_DIRECTORY: folder, DATABASE_URL: "", INIT_CWD: folder };
  const command = [join(import.meta.dirname, "report.ts"), ...words];
  const { status, stdout, stderr } = spawnSync("node", command, { env, encoding: "utf8" });
  return { status, stdout, stderr };
}

test("one command prints the report, and writes it as a page that stands alone, and as CSV", () => {
  writeFileSync(
    join(folder, "installed.csv"),
    "date,store,campaign,count\n2026-09-06,apple,post-chooser-tr,3\n2026-09-06,google,\u001b[2J\u001b]0;x\u0007,1\n",
  );
  const files = ["--out", "report.html", "--csv", "counts.csv", "--installations", "installed.csv"];
  const { status, stdout, stderr } = report(...days, ...files);
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).toMatch(/^Meydan · Web sitesi raporu\n5–8 Eylül 2026\n/);
  const csv = readFileSync(join(folder, "counts.csv"), "utf8");
  const views = csv.split("\r\n").filter((line) => line.startsWith("view,"));
  const total = views.reduce((sum, line) => sum + Number(line.split(",").at(-2)), 0);
  expect(total).toBeGreaterThan(0);
  expect(stdout).toContain(total.toLocaleString("tr"));
  expect(stdout).toContain("post-chooser-tr");
  expect(stdout).toContain("\\u{1b}[2J\\u{1b}]0;x\\u{7}"); // anyone can put a campaign into a link
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what must not be there
  expect(stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);

  const html = readFileSync(join(folder, "report.html"), "utf8");
  expect(html).toMatch(/<meta http-equiv="Content-Security-Policy" content="default-src &#x27;none&#x27;; style-src /);
  expect(html).not.toMatch(/<(script|img|link|iframe|a|form)\b|@import|url\(|\sstyle=/);
  expect(html).toContain(total.toLocaleString("tr"));
  expect(html.match(/role="img"/g)?.length).toBeGreaterThan(8);
  expect(report(...days, "--language", "en").stdout).toContain("Previews fetched");
});

test("what is wrong with the command is one sentence, and nothing is written", () => {
  writeFileSync(join(folder, "bad.csv"), "date,store,campaign,count\n2026-09-06,apple,post-chooser-tr,many\n");
  expect(report("--from", "soon")).toEqual({
    status: 2,
    stdout: "",
    stderr: '--from must be a day such as 2026-11-01, but is "soon".\n',
  });
  expect(report("--installations", "bad.csv")).toMatchObject({
    status: 2,
    stderr: 'bad.csv, line 2: the count must be a whole number, but is "many".\n',
  });
  expect(report("--installations", "none.csv")).toMatchObject({
    status: 2,
    stderr: "--installations must be a file, but none.csv is none.\n",
  });
  expect(report(...days, "--csv", "none/x.csv")).toMatchObject({
    status: 2,
    stderr: "none/x.csv cannot be written (ENOENT).\n",
  });
});
