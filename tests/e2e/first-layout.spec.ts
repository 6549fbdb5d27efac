import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { everyPage } from "./support/every-page.ts";
import { postCall, postPath, toldAnswer } from "./support/post-responses.ts";
import { expect, test } from "./support/site-fixture.ts";

// What the first view does not show is not laid out for it (docs/decisions/0012-first-paint.md, "The first layout").

const pathOf = (name: string) => everyPage.find((page) => page.name === name)?.path ?? "";

/** As the page is until its first view has been seen; `false`: as it is from then on, which is waited for. */
async function setArriving(page: Page, arriving: boolean): Promise<void> {
  await expect(page.locator("html")).not.toHaveAttribute("data-arriving");
  await page.evaluate((on) => document.documentElement.toggleAttribute("data-arriving", on), arriving);
}

test("a slide is laid out when somebody is about to go on to it, and not before", async ({ page }) => {
  await page.goto(pathOf("post-gallery"));
  await expect(page.locator("section[data-live]")).toBeVisible();
  const laidOut = () =>
    page.locator("[data-slide] > :last-child").evaluateAll((posts) => posts.map((post) => post.checkVisibility()));
  expect(await laidOut()).toEqual([true, false, false, false, false, false, false]);
  await page.locator("section[data-live]").dispatchEvent("pointerdown");
  expect(await laidOut()).toEqual([true, true, false, false, false, false, false]);
  await page.keyboard.press("ArrowRight");
  expect(await laidOut()).toEqual([true, true, true, false, false, false, false]);
  await expect(page.locator('[data-slide="1"] article')).toBeInViewport({ ratio: 0.5 });
});

test.describe("of a full profile on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the cards further down are laid out once the page has been seen, and at once for who comes back", async ({
    page,
  }) => {
    // What each document says of itself while it arrives, and whether its last card but one is laid out then.
    const arrivals: unknown[] = [];
    await page.exposeFunction("tell", (arrival: unknown) => arrivals.push(arrival));
    await page.addInitScript(() => {
      document.addEventListener("DOMContentLoaded", () => {
        const far = [...document.querySelectorAll("main article")].at(-2);
        Reflect.get(window, "tell")([document.documentElement.dataset.navigation, far?.checkVisibility()]);
      });
    });
    await page.goto(pathOf("profile"));
    await expect(page.locator("html")).not.toHaveAttribute("data-arriving");
    expect(
      await page
        .locator("main article")
        .nth(-2)
        .evaluate((card) => card.checkVisibility()),
    ).toBe(true);
    const { violations } = await new AxeBuilder({ page }).withRules("target-size").analyze();
    expect(violations).toEqual([]);
    await page.reload();
    await expect(page.locator("html")).not.toHaveAttribute("data-arriving");
    expect(arrivals).toEqual([
      ["navigate", false],
      ["reload", true],
    ]);
  });
});

test.describe("of a product server", () => {
  test.use({ upstream: "scripted" });

  test("the controls of a film without a poster come once the page has been seen", async ({ page, productServer }) => {
    const video = [{ original: `${productServer.origin}/film.mp4` }];
    productServer.on(postCall, { json: toldAnswer({ type: "Flows", video }) });
    await page.goto(postPath);
    const session = await page.context().newCDPSession(page);
    await session.send("DOM.enable");
    await session.send("CSS.enable");
    const display = async () => {
      const { root } = await session.send("DOM.getDocument", { depth: 0 });
      const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector: "video" });
      const { node } = await session.send("DOM.describeNode", { nodeId, depth: 2, pierce: true });
      const controls = node.shadowRoots?.[0]?.children?.find(({ attributes }) =>
        attributes?.includes("-webkit-media-controls"),
      );
      const pushed = await session.send("DOM.pushNodesByBackendIdsToFrontend", {
        backendNodeIds: [controls?.backendNodeId ?? 0],
      });
      const style = await session.send("CSS.getComputedStyleForNode", { nodeId: pushed.nodeIds[0] ?? 0 });
      return style.computedStyle.find(({ name }) => name === "display")?.value;
    };
    await setArriving(page, false);
    expect(await display()).toBe("flex");
    await setArriving(page, true);
    expect(await display()).toBe("none");
  });
});
