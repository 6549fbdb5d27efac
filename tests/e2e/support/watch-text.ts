import type { Page } from "@playwright/test";

/**
 * What pages say, one text for each change, as they report it themselves: Playwright and the browser's own protocol wait
 * for a page that is on its way, and know nothing of the one that it has replaced. Half of `main`, which a busy machine
 * paints, is no text yet; and a report for each frame would keep the test so busy that its product server is late.
 */
export async function watchText(page: Page): Promise<readonly string[]> {
  const texts: string[] = [];
  await page.exposeFunction("reportText", (text: string) => texts.push(text));
  await page.addInitScript(() => {
    let last: string | null = null;
    const report = () => {
      const main = document.querySelector("main");
      if (main?.nextElementSibling && main.textContent !== last) {
        last = main.textContent;
        Reflect.get(window, "reportText")(last);
      }
      requestAnimationFrame(report);
    };
    requestAnimationFrame(report);
  });
  return texts;
}
