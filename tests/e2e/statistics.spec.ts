import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { axeViolationsInBothSchemes } from "./support/axe-violations.ts";
import { expect, test } from "./support/site-fixture.ts";

// The page that `npm run statistics --out` writes, as its owner opens it: from a file.

const project = join(import.meta.dirname, "../..");
let folder: string;
let url: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "statistics-"));
  const file = join(folder, "statistics.html");
  url = pathToFileURL(file).href;
  const run = (...words: string[]) =>
    execFileSync(process.execPath, words, {
      cwd: project,
      stdio: "ignore",
      env: { PATH: process.env.PATH, NODE_OPTIONS: process.env.NODE_OPTIONS, DATA_DIRECTORY: folder },
    });
  run("statistics/write-demo-counts.harness.ts", folder, "2026-09-01", "8", "500");
  run("statistics/statistics.ts", "--from", "2026-09-05", "--to", "2026-09-08", "--out", file);
});
test.afterAll(() => rmSync(folder, { recursive: true }));

test("it is accessible, no wider than the screen, and asks for nothing", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(url);
  expect(await page.getByRole("table").count()).toBeGreaterThan(10);
  expect.soft(await axeViolationsInBothSchemes(page)).toEqual([]);
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  // Its columns are reached by keyboard where the screen is too narrow for them.
  const wide = page.getByRole("region", { name: /Sayfalar$/ });
  await wide.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => wide.evaluate((table) => table.scrollLeft)).toBeGreaterThan(0);
  expect(asked).toEqual([url]);
});
