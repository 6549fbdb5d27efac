import { pathOf } from "../support/every-page.ts";
import { expect, test } from "../support/site-fixture.ts";

// What the server sends is tested in tests/http/app-links.test.ts.

const [post, profile, ticket] = [pathOf("post-gallery"), pathOf("profile"), pathOf("ticket")];

test("a ticket's ids are only in the addresses of its own files", async ({ page }) => {
  const ids = ticket.split("/").slice(2);
  for (const path of [ticket, `${ticket}?lng=tr`, `${ticket}x`]) {
    await page.goto(path);
    const addresses = await page
      .locator("[href], [src], form[action]")
      .evaluateAll((elements) =>
        elements.map(
          (element) => element.getAttribute("href") ?? element.getAttribute("src") ?? element.getAttribute("action"),
        ),
      );
    const ownFile = `${ticket}/calendar.ics`;
    for (const address of addresses.filter((one) => one?.split("?")[0] !== ownFile)) {
      for (const id of ids) expect(decodeURIComponent(address ?? "")).not.toContain(id);
    }
  }
});

test.describe("the app's own host", () => {
  test.use({ settings: { APP_LINK_ORIGIN: "http://app.example" } });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

    test("a post, a profile and a ticket offer to open themselves in the app", async ({ page }) => {
      for (const path of [post, profile, ticket]) {
        await test.step(path, async () => {
          await page.goto(`${path}?lng=en`);
          const open = page.getByRole("link", { name: "Open in the app" });
          await expect(open).toBeVisible();
          await expect(open).toHaveAttribute("href", `http://app.example${path}?lng=en`);
          expect((await open.boundingBox())?.height).toBeGreaterThanOrEqual(44);
        });
      }
    });
  });

  test("a desktop, which has no app, is offered nothing", async ({ page }) => {
    await page.goto(post);
    await expect(page.locator("[data-open-in-app]")).toBeHidden();
  });
});
