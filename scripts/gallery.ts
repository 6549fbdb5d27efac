import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { everyPage } from "../tests/e2e/support/every-page.ts";
import { waitForHydration } from "../tests/e2e/support/hydration.ts";
import { startSite } from "../tests/e2e/support/start-site.ts";
import { ensureBuild } from "./build/ensure-build.ts";
import { ensureBrowser } from "./test/ensure-browser.ts";

// Writes a screenshot of every page in each width, color scheme and language to review, and an index of them.
//   npm run gallery                     all of them (about 25 minutes on two cores)
//   npm run gallery -- landing ticket   only pages whose name contains one of the words

const folder = "gallery";
const widths = [360, 768, 1440, 1920, 2560];
const colorSchemes = ["dark", "light"] as const;
const languages = ["tr", "ar", "hi", "ja", "de"];

const words = process.argv.slice(2);
const pages = everyPage.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));

const executablePath = ensureBrowser();
if (executablePath === undefined) throw new Error("no Chromium: install one, or set CHROMIUM_PATH");
await ensureBuild();
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const site = await startSite({ LOG_LEVEL: "silent" });
const browser = await chromium.launch({ executablePath });
try {
  for (const width of widths) {
    for (const colorScheme of colorSchemes) {
      for (const language of languages) {
        await takeScreenshots(width, colorScheme, language);
        process.stdout.write(`${width} px, ${colorScheme}, ${language}: ${pages.length} screenshots\n`);
      }
    }
  }
  const files = (await readdir(folder)).sort();
  await writeFile(join(folder, "index.html"), index(files));
  process.stdout.write(`${files.length} images: ${join(folder, "index.html")}\n`);
} finally {
  await browser.close();
  await site.stop();
}

async function takeScreenshots(width: number, colorScheme: "dark" | "light", language: string): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: width < 700 ? 780 : 900 },
    colorScheme,
    reducedMotion: "reduce",
    locale: language,
  });
  await context.addInitScript(() => localStorage.setItem("hide-modal", "true"));
  for (const { name, path } of pages) {
    const page = await context.newPage();
    await page.goto(`${site.origin}${path}?lng=${language}`, { waitUntil: "load" });
    await showAll(page);
    await page.waitForLoadState("networkidle");
    const file = `${name}-${width}-${language}-${colorScheme}.png`;
    await page.screenshot({ path: join(folder, file), fullPage: true });
    await page.close();
  }
  await context.close();
}

/** Waits for what comes after first paint: scripts, fonts, and images that load only when they are scrolled to. */
async function showAll(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.waitForFunction(() => document.querySelector<HTMLLinkElement>("link#fonts")?.sheet !== null);
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    scrollTo({ top: 0, behavior: "instant" });
    await document.fonts.ready;
  });
}

/** @param files by name, and so by page */
function index(files: readonly string[]): string {
  const figures = files.map(
    (file) =>
      `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${file}</figcaption></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Gallery</title>
<style>
body { font: 1rem/1.4 system-ui; margin: 2rem; background: #222; color: #eee; display: flex; flex-wrap: wrap; gap: 1rem }
figure { margin: 0 } img { height: 30rem; width: auto; background: #444 } a { color: inherit }
</style>
${figures.join("\n")}
`;
}
