import type { Page } from "@playwright/test";
import { waitForHydration } from "../support/hydration.ts";
import { fakePostResponse, postCall, postPath } from "../support/product-server/post-responses.ts";
import { expect } from "../support/site-fixture.ts";
import { bothTrackers, test } from "../support/third-parties.ts";
import { waitForQuiet } from "../support/wait-for-quiet.ts";

// A page that goes out in its loading state asks for its whole self; what each page shows is tested with the page.

/** Milliseconds: longer than `visitorTimeoutMs`, shorter than a call may take. */
const delay = 1500;
const latePost = { json: fakePostResponse(), delay };

test.use({ upstream: "scripted" });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const title = "Yazar p-1";
const loadingText = (page: Page) => page.getByRole("status").filter({ hasText: "Yükleniyor…" });

/** Paths of the documents that the browser asks for, and the views that it reports to the site. */
function watch(page: Page) {
  const documents: string[] = [];
  const views: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.isNavigationRequest()) documents.push(pathname + search);
    const counted = pathname === "/count" && (request.postData() ?? "");
    // A short page shows the code for phones, too, which is an event of its own.
    if (counted && JSON.parse(counted).event === "view") views.push(counted);
  });
  return { documents, views };
}

/** Holds requests for pages with their data back until they are let go. */
async function holdPagesWithData(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const asked: string[] = [];
  await page.route(/[?&]whole=/, async (route) => {
    asked.push(route.request().url());
    await promise;
    await route.continue();
  });
  return { asked, letGo: resolve };
}

/** What the page paints, in tens of frames, as it reports itself: Playwright waits for the page that is on its way. */
async function watchFrames(page: Page) {
  const painted = { tens: 0, text: "" };
  await page.exposeFunction("reportTenFrames", (text: string) => {
    painted.tens += 1;
    painted.text = text;
  });
  await page.addInitScript(() => {
    let frames = 0;
    const count = () => {
      frames += 1;
      if (frames % 10 === 0) Reflect.get(window, "reportTenFrames")(document.querySelector("main")?.textContent ?? "");
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  return painted;
}

test("a late post: the loading text until it is there, at its own address, and it works; Back leaves it", async ({
  page,
  productServer,
  baseURL,
}) => {
  productServer.on(postCall, latePost);
  await page.goto("/privacy-policy");
  const entries = await page.evaluate(() => history.length);
  const { documents } = watch(page);
  const painted = await watchFrames(page);
  const held = await holdPagesWithData(page);
  const address = `${postPath}?utm_source=a%20b&x#there`;
  await page.goto(address, { waitUntil: "commit" });
  await expect.poll(() => held.asked.length).toBe(1);
  const before = painted.tens;
  await expect.poll(() => painted.tens).toBeGreaterThan(before);
  expect(painted.text).toContain("Yükleniyor…");
  held.letGo();
  await expect(heading(page)).toHaveText(title);
  await expect(loadingText(page)).toHaveCount(0);
  expect(page.url()).toBe(baseURL + address);
  const [sent] = address.split("#");
  expect(documents).toEqual([sent, `${sent}&whole=1`]);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  expect(await page.evaluate(() => document.documentElement.dataset.loading)).toBeUndefined();
  await waitForHydration(page);
  await page.keyboard.press("ArrowRight");
  await expect(page.locator('[data-slide="1"]')).toBeInViewport({ ratio: 0.5 });

  await page.goBack();
  expect(page.url()).toBe(`${baseURL}/privacy-policy`);
  await page.goForward();
  await expect(heading(page)).toHaveText(title);
  expect(page.url()).toBe(baseURL + address);
});

test("the error of a late page can be tried again at its own address, without a further entry to go back through", async ({
  page,
  productServer,
  baseURL,
}) => {
  productServer.on(postCall, { status: 500, delay });
  await page.goto("/privacy-policy");
  const entries = await page.evaluate(() => history.length);
  const response = page.waitForResponse((one) => one.url().includes("whole="));
  await page.goto(postPath);
  expect((await response).status()).toBe(503);
  await expect(page.getByRole("alert")).toBeVisible();
  expect(page.url()).toBe(baseURL + postPath);
  productServer.on(postCall, latePost);
  await page.getByRole("link", { name: "Yeniden dene" }).click();
  await expect(heading(page)).toHaveText(title);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});

test.describe("one visit is one view", () => {
  test.use({ settings: { ...bothTrackers, COUNTING: "true" } });

  test("a late post is reported once, to the site and to each tracker", async ({
    page,
    context,
    baseURL,
    productServer,
    thirdParties,
  }) => {
    // An earlier answer of the visitor: who was asked about, in bits (site/trackers.ts), and what was allowed.
    const choice = { categories: ["necessary", "analytics", "advertising"], revision: 3 };
    const value = encodeURIComponent(JSON.stringify(choice));
    await context.addCookies([{ name: "cc_cookie", value, url: baseURL as string }]);
    /** Requests that report a visit to vendors: images, as no script of theirs runs on any page that may be late. */
    const notified = () =>
      thirdParties.requests
        .filter(({ url }) => /\/gtag\/js|\/fbevents\.js|dt=|ev=PageView/.test(url))
        .map(({ url }) => new URL(url).host)
        .sort();
    productServer.on(postCall, latePost);
    const { views } = watch(page);
    const painted = await watchFrames(page);
    const held = await holdPagesWithData(page);
    await page.goto(postPath, { waitUntil: "commit" });
    await expect.poll(() => held.asked.length).toBe(1);
    await page.mouse.click(5, 300);
    // A page reports a view once it is idle, which it is between frames.
    const before = painted.tens;
    await expect.poll(() => painted.tens).toBeGreaterThan(before + 3);
    expect(views).toEqual([]);
    expect(notified()).toEqual([]);
    held.letGo();
    await expect(heading(page)).toHaveText(title);
    await expect.poll(() => notified().length).toBe(2);
    await waitForQuiet(page);
    expect(views.map((view) => JSON.parse(view))).toEqual([{ event: "view", page: "post", language: "tr" }]);
    expect(notified()).toEqual(["www.facebook.com", "www.google-analytics.com"]);
    expect(thirdParties.everythingSent()).not.toMatch(/"location":"[^"]*whole|[?&]dl=[^&]*whole/);
  });
});
