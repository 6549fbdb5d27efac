import { pathOf } from "../support/every-page.ts";
import { waitForHydration } from "../support/hydration.ts";
import { expect, test } from "../support/site-fixture.ts";

// Which pages offer to open themselves, and where that leads, is tested in tests/http/app-links.test.ts; where it leads
// in each in-app browser, in site/features/in-app-browser/in-app-help.test.tsx.

const [post, ticket] = [pathOf("post-text"), pathOf("ticket")];

// One site for all.
test.describe.configure({ mode: "default" });
test.use({ settings: { APP_LINK_ORIGIN: "http://app.example" } });

test.describe("on a desktop", () => {
  test.use({ javaScriptEnabled: false });

  test("a desktop, which has no app, is offered nothing", async ({ page }) => {
    await page.goto(post);
    await expect(page.locator("[data-open-in-app]")).toHaveCount(1);
    await expect(page.locator("[data-open-in-app]")).toBeHidden();
  });
});

test.describe("in Instagram on an iPhone, which has no way out", () => {
  test.use({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22B83 Instagram 354.0.0.29.90 (iPhone12,8; iOS 18_1; en_US; en; scale=2.00; 750x1334; 654111336; IABMV/1)",
  });

  test("the written way is shown, though it was closed or makes way for a code", async ({ page }) => {
    const line = page.locator(".in-app-line");
    const expectWrittenWay = async (path: string) => {
      await page.locator("[data-open-in-app]").click();
      await expect(line).toBeFocused();
      expect((await line.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      expect(new URL(page.url()).pathname).toBe(path);
    };
    await page.goto(`${post}?lng=tr`);
    await line.getByRole("button", { name: "Kapat" }).click();
    await expect(line).toHaveCount(0);
    await expectWrittenWay(post);
    await page.goto(`${ticket}?lng=tr`);
    await waitForHydration(page);
    // The help is there, and its line is not.
    const note = page.locator("[data-needs-browser] .in-app-note");
    await expect(note).toContainText("ardından “Tarayıcıda aç”");
    await expect(line).toHaveCount(0);
    await expectWrittenWay(ticket);
  });
});
