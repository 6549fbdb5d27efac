import type { Page } from "@playwright/test";

/**
 * What pages say, frame by frame, as they report it themselves: Playwright and the browser's own protocol wait for a page
 * that is on its way, and know nothing of the one that it has replaced.
 */
export async function watchText(page: Page): Promise<readonly string[]> {
  const texts: string[] = [];
  await page.exposeFunction("reportText", (text: string) => texts.push(text));
  await page.addInitScript(() => {
    const report = () => {
      const text = document.querySelector("main")?.textContent;
      if (text != null) Reflect.get(window, "reportText")(text);
      requestAnimationFrame(report);
    };
    requestAnimationFrame(report);
  });
  return texts;
}
