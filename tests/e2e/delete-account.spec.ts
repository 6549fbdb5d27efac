import type { Page } from "@playwright/test";
import { expect, test } from "./support/site-fixture.ts";

const email = "birisi@example.com";
const password = "cok-gizli-sifre";

/**
 * Every address, header and body the page sends from now on, as one text to search in; fonts apart, of which a cut is
 * fetched when the first letter in it is shown.
 */
function recordTraffic(page: Page): () => string {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") return;
    sent.push(request.url(), JSON.stringify(request.headers()), request.postData() ?? "");
  });
  return () => decodeURIComponent(sent.join("\n"));
}

/** React has taken the form over; before that a submit loads the page anew, as without script. */
const formWorks = (page: Page) =>
  page.locator("[data-island=deletion-form][data-hydrated]").waitFor({ state: "attached" });

async function fillAndSubmit(page: Page) {
  await page.getByLabel("E-posta", { exact: true }).fill(email);
  await page.getByLabel("Şifre", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Hesabı Sil" }).click();
}

test("with script nothing is loaded anew: the fields keep what is typed, however often it is sent", async ({
  page,
}) => {
  await page.goto("/delete-account");
  await formWorks(page);
  let navigations = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) navigations += 1;
  });
  const byMail = page.getByRole("region", { name: "E-postayla silme talebi" });
  for (let sent = 0; sent < 2; sent += 1) {
    await page.evaluate(() => scrollTo(0, 0));
    await fillAndSubmit(page);
    await expect(page).toHaveURL(/\/delete-account#request-by-mail$/);
    await expect(byMail).toBeInViewport({ ratio: 1 });
  }
  await expect(page.getByLabel("E-posta", { exact: true })).toHaveValue(email);
  await expect(page.getByLabel("Şifre", { exact: true })).toHaveValue(password);
  expect(navigations).toBe(0);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("submitting leads to the way that works, and nothing typed goes anywhere", async ({ page, baseURL }) => {
      const traffic = recordTraffic(page);
      await page.goto("/delete-account");
      const byMail = page.getByRole("region", { name: "E-postayla silme talebi" });
      await expect(byMail).toBeVisible();
      await fillAndSubmit(page);
      await page.waitForURL(/#request-by-mail$/);
      await expect(byMail).toBeInViewport();
      await expect(byMail).toContainText("30 gün");
      expect(new URL(page.url()).origin).toBe(baseURL);
      expect(new URL(page.url()).search).toBe("");
      for (const typed of [email, password, "birisi", "gizli"]) expect(traffic()).not.toContain(typed);
    });

    test("Enter in a field does the same, and the language of the address is kept", async ({ page, baseURL }) => {
      await page.goto("/delete-account?lng=en");
      await page.getByLabel("E-mail", { exact: true }).fill(email);
      await page.getByLabel("Password", { exact: true }).fill(password);
      await page.getByLabel("Password", { exact: true }).press("Enter");
      await page.waitForURL(`${baseURL}/delete-account?lng=en#request-by-mail`);
    });

    test.describe("as observed", () => {
      test.use({ settings: { AS_OBSERVED: "true" } });

      test("the form has no behaviour and makes no call", async ({ page, baseURL }) => {
        await page.goto("/delete-account");
        await expect(page.getByText("E-postayla silme talebi")).toHaveCount(0);
        await page.waitForLoadState("networkidle");
        const traffic = recordTraffic(page);
        await fillAndSubmit(page);
        await page.getByLabel("Şifre", { exact: true }).press("Enter");
        await expect(page.getByLabel("E-posta", { exact: true })).toHaveValue(email);
        await expect(page.getByLabel("Şifre", { exact: true })).toHaveValue(password);
        expect(page.url()).toBe(`${baseURL}/delete-account`);
        expect(traffic()).toBe("");
      });
    });
  });
}

test("fields can be filled by a password manager, and no field has a name", async ({ page }) => {
  await page.goto("/delete-account?lng=en");
  await expect(page.getByLabel("E-mail", { exact: true })).toHaveAttribute("autocomplete", "email");
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("autocomplete", "current-password");
  expect(
    await page
      .locator("form input:not([type=hidden])")
      .evaluateAll((all) => all.map((field) => field.getAttribute("name"))),
  ).toEqual([null, null]);
});

test("the request by mail carries a subject and nothing else", async ({ page }) => {
  await page.goto("/delete-account");
  await page.getByLabel("E-posta", { exact: true }).fill(email);
  await expect(page.getByRole("link", { name: "iletisim@meydan.example" })).toHaveAttribute(
    "href",
    `mailto:iletisim@meydan.example?subject=${encodeURIComponent("Hesap silme talebi")}`,
  );
});

test("kept out of search engines, and sends no referrer", async ({ page }) => {
  const response = await page.goto("/delete-account");
  expect(response?.headers()["referrer-policy"]).toBe("no-referrer");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await page.getByRole("link", { name: "İndir", exact: true }).click();
  await page.waitForURL("**/download?from=account-deletion");
  expect(await page.evaluate(() => document.referrer)).toBe("");
});

test("says what goes, what stays, and that freezing is not deleting", async ({ page }) => {
  await page.goto("/delete-account");
  for (const name of ["Silinenler", "Saklananlar", "Dondurmak silmek değildir"]) {
    await expect(page.getByRole("heading", { name })).toBeVisible();
  }
});
