import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { brand } from "#brand/brand.ts";
import { runCommand } from "#scripts/test/run-command.harness.ts";
import { startSmtp } from "#server/mail/smtp.harness.ts";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { runStatistics } from "./statistics.ts";

const folder = temporaryFolder(afterAll);
beforeAll(() => {
  execFileSync("node", [join(import.meta.dirname, "write-demo-counts.harness.ts"), folder, "2026-09-01", "8", "500"]);
});

const days = ["--from", "2026-09-05", "--to", "2026-09-08"];

const variables = { DATA_DIRECTORY: folder, DATABASE_URL: "", INIT_CWD: folder };
const statistics = (...words: string[]) => runCommand(runStatistics, words, variables);

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
  expect(output).toContain("\\u{1b}[2J\\u{1b}]0;x\\u{7}"); // anyone can put a token into a link
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what must not be there
  expect(output).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);

  const html = readFileSync(join(folder, "statistics.html"), "utf8");
  expect(html).toMatch(/<meta http-equiv="Content-Security-Policy" content="default-src &#x27;none&#x27;; style-src /);
  expect(html).not.toMatch(/<(script|img|link|iframe|a|form)\b|@import|url\(|\sstyle=/);
  expect(html).toContain(total.toLocaleString("tr"));
  expect(html.match(/<svg /g)?.length).toBeGreaterThan(30);
});

test("by mail, it is what has changed in twenty lines, with the page attached", async () => {
  const { url, mails } = await startSmtp();
  const words = [...days, "--mail", "owner@example.com"];
  const mail = { SMTP_URL: url, MAIL_FROM: "no-reply@example.com" };
  expect(await runCommand(runStatistics, words, { ...variables, ...mail })).toEqual({
    status: 0,
    output: "",
    errors: "",
  });
  expect(mails[0]?.envelopeTo).toEqual(["owner@example.com"]);
  expect(mails[0]?.subject).toContain("5–8 Eylül 2026");
  const lines = (mails[0]?.text ?? "").trimEnd().split("\n");
  expect(lines.length).toBeLessThanOrEqual(20);
  expect(lines).toContainEqual(expect.stringMatching(/^Sayfa görüntüleme: [\d.]+ \([+-]?%[\d,]+\)$/));
  const [page] = mails[0]?.attachments ?? [];
  expect([page?.filename, page?.mimeType]).toEqual(["2026-09-08.html", "text/html"]);
  expect(String(Buffer.from(page?.content as ArrayBuffer))).toContain("<title>");
  expect(await statistics(...words)).toMatchObject({ status: 1, errors: "--mail needs SMTP_URL and MAIL_FROM.\n" });
});
