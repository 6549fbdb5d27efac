import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { everyPage } from "../tests/e2e/support/every-page.ts";
import { startSite } from "../tests/e2e/support/start-site.ts";
import { ensureBuild } from "./build/ensure-build.ts";
import { writePreviewImages } from "./gallery-preview-images.ts";
import { ensureBrowser } from "./test/ensure-browser.ts";

// Writes a screenshot of every page in each width, color scheme and language to review, and an index of them.
//   npm run gallery                     all of them (about 10 minutes on two cores)
//   npm run gallery -- landing ticket   only pages whose name contains one of the words
//   npm run gallery -- preview-images   only the preview images, in every script

const folder = "gallery";
const widths = [360, 768, 1440];
const languages = ["tr", "en", "ar", "ja", "de"];
const colorSchemes = ["dark", "light"] as const;

interface Shot {
  readonly page: string;
  readonly file: string;
  readonly caption: string;
}

const words = process.argv.slice(2);
const isSelected = (name: string) => words.length === 0 || words.some((word) => name.includes(word));
const pages = everyPage.filter(({ name }) => isSelected(name));
const previewImages = "preview-images";

const executablePath = ensureBrowser();
if (executablePath === undefined) throw new Error("no Chromium: install one, or set CHROMIUM_PATH");
await ensureBuild();
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const site = await startSite({ LOG_LEVEL: "silent" });
const browser = await chromium.launch({ executablePath });
try {
  const shots: Shot[] = [];
  for (const width of widths) {
    for (const colorScheme of colorSchemes) {
      for (const language of languages) {
        shots.push(...(await takeScreenshots(browser, width, colorScheme, language)));
        process.stdout.write(`${width} px, ${colorScheme}, ${language}: ${pages.length} screenshots\n`);
      }
    }
  }
  if (isSelected(previewImages)) {
    const files = await writePreviewImages(folder);
    shots.push(...files.map((file) => ({ page: previewImages, file, caption: file })));
  }
  await writeFile(join(folder, "index.html"), index(shots));
  process.stdout.write(`${shots.length} images: ${join(folder, "index.html")}\n`);
} finally {
  await browser.close();
  await site.stop();
}

async function takeScreenshots(
  browser: Browser,
  width: number,
  colorScheme: (typeof colorSchemes)[number],
  language: string,
): Promise<Shot[]> {
  const context = await browser.newContext({
    viewport: { width, height: width < 700 ? 780 : 900 },
    colorScheme,
    reducedMotion: "reduce",
    locale: language,
  });
  await context.addInitScript(() => localStorage.setItem("hide-modal", "true"));
  const shots: Shot[] = [];
  for (const { name, path } of pages) {
    const page = await context.newPage();
    await page.goto(`${site.origin}${path}?lng=${language}`, { waitUntil: "load" });
    // Lazy images load only when they are scrolled to.
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
        scrollTo({ top: y, behavior: "instant" });
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      scrollTo({ top: 0, behavior: "instant" });
    });
    await page.waitForLoadState("networkidle");
    const file = `${name}-${width}-${language}-${colorScheme}.png`;
    await page.screenshot({ path: join(folder, file), fullPage: true });
    shots.push({ page: name, file, caption: `${width} px · ${language} · ${colorScheme}` });
    await page.close();
  }
  await context.close();
  return shots;
}

function index(shots: readonly Shot[]): string {
  const names = [...new Set(shots.map(({ page }) => page))];
  const sections = names.map((name) => {
    const figures = shots
      .filter((shot) => shot.page === name)
      .map(
        ({ file, caption }) =>
          `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${caption}</figcaption></figure>`,
      );
    return `<h2 id="${name}">${name}</h2><div>${figures.join("")}</div>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Gallery</title>
<style>
body { font: 1rem/1.4 system-ui; margin: 2rem; background: #222; color: #eee }
div { display: flex; gap: 1rem; overflow-x: auto; align-items: start }
figure { margin: 0 } img { height: 30rem; width: auto; background: #444 } a { color: inherit }
</style>
<nav>${names.map((name) => `<a href="#${name}">${name}</a>`).join(" · ")}</nav>
${sections.join("\n")}
`;
}
