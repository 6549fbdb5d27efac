import type { Page } from "@playwright/test";
import { everyPage, pathOf } from "../support/every-page.ts";
import { waitForHydration } from "../support/hydration.ts";
import { expect, test } from "../support/site-fixture.ts";
import { wideIf } from "../support/wide.ts";

// React reports what the server and the browser render differently as an error, which errorWatch fails a test for.
test.use({ viewport: { width: 360, height: 740 } });

/** @returns what Trusted Types refuse of what a text from elsewhere could become */
async function refusedByTrustedTypes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const attempts: Record<string, () => void> = {
      html: () => {
        document.createElement("div").innerHTML = "<img src=x onerror=alert(1)>";
      },
      script: () => {
        document.createElement("script").src = "/assets/x.js";
      },
      policy: () => {
        Reflect.get(globalThis, "trustedTypes").createPolicy("anything", {});
      },
    };
    return Object.keys(attempts).filter((kind) => {
      try {
        attempts[kind]?.();
        return false;
      } catch {
        return true;
      }
    });
  });
}

for (const { name, path, status = 200, likeAnother = false } of everyPage) {
  test(
    `${name} is painted without waiting, asks no third party, hydrates without an error, and takes no text for HTML`,
    wideIf(likeAnother),
    async ({ page, baseURL, errorWatch }) => {
      const urls: string[] = [];
      page.on("request", (request) => urls.push(request.url()));
      for (const language of ["tr", "ar"]) {
        await test.step(language, async () => {
          const response = await page.goto(`${path}?lng=${language}`);
          expect(response?.status()).toBe(status);
          await waitForHydration(page);
          await page.waitForLoadState("networkidle");
          const blocking = await page.evaluate(() =>
            (
              performance.getEntriesByType("resource") as (PerformanceResourceTiming & {
                renderBlockingStatus: string;
              })[]
            )
              .filter((entry) => entry.renderBlockingStatus === "blocking")
              .map((entry) => entry.name),
          );
          expect(blocking).toEqual([]);
          expect(urls.filter((url) => url.startsWith("http") && new URL(url).origin !== baseURL)).toEqual([]);
          expect(urls.filter((url) => new URL(url).pathname === "/csp-report")).toEqual([]);
        });
      }
      errorWatch.allow(/TrustedHTML|TrustedScript|Trusted Type|policy directive|Content Security Policy/);
      expect(await refusedByTrustedTypes(page)).toEqual(["html", "script", "policy"]);
    },
  );
}

test("a post's islands hydrate without a touch, and a touch hydrates them at once", async ({ page }) => {
  await page.goto(pathOf("post-gallery"));
  await expect(page.locator("[data-island][data-hydrated]")).not.toHaveCount(0);
  // A browser that is never idle.
  await page.addInitScript(() => Reflect.set(globalThis, "requestIdleCallback", () => 0));
  await page.reload({ waitUntil: "load" });
  await expect(page.locator("[data-island][data-hydrated]")).toHaveCount(0);
  await page.locator("main").dispatchEvent("pointerdown");
  await waitForHydration(page);
});
