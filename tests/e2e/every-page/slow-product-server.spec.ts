import type { Page } from "@playwright/test";
import { productPaths } from "#contract/product-paths.ts";
import { axeViolationsInBothSchemes } from "../support/axe-violations.ts";
import { postCall, postPath, toldAnswer } from "../support/product-server/post-responses.ts";
import type { ProductServer } from "../support/product-server/product-server.ts";
import {
  postsPath,
  profilePath,
  profilePosts,
  userPath,
  userResponse,
} from "../support/product-server/profile-responses.ts";
import { ticketResponse } from "../support/product-server/ticket-responses.ts";
import { expect, test as siteTest } from "../support/site-fixture.ts";
import { interceptThirdParties, type ThirdParties } from "../support/third-parties.ts";
import { waitForQuiet } from "../support/wait-for-quiet.ts";
import { watchText } from "../support/watch-text.ts";
import { wideIf } from "../support/wide.ts";

// A page that goes out in its loading state asks for its whole self; what each page shows is tested with the page.

const test = siteTest.extend<{ thirdParties: ThirdParties }>({
  thirdParties: [
    async ({ context, baseURL }, use) => {
      await use(await interceptThirdParties(context, baseURL as string));
    },
    { auto: true },
  ],
});

/** Milliseconds: longer than `visitorTimeoutMs`, shorter than a call may take. */
const delay = 1500;
const user = { json: { result: { data: { ...userResponse.json.result.data, avatar: undefined } } } };
const posts = { json: { result: profilePosts.map((post) => ({ ...post, media: [] })) } };
const ticket = ticketResponse("6f1b2c3d-00c1-4a00-8000-0000000000c1", { background: null });

interface LatePage {
  readonly name: string;
  readonly path: string;
  readonly heading: string;
  readonly on: (server: ProductServer) => void;
}

const latePages: readonly LatePage[] = [
  {
    name: "post",
    path: postPath,
    heading: "Yazar p-1",
    on: (server) => server.on(postCall, { json: toldAnswer(), delay }),
  },
  {
    name: "profile",
    path: profilePath,
    heading: "Deniz Aksoy",
    on(server) {
      server.on(userPath, { ...user, delay });
      server.on(postsPath, posts);
    },
  },
  {
    name: "ticket",
    path: ticket.path,
    heading: "Boğaz'da Yaz Konseri",
    on: (server) => server.on(ticket.call, { json: ticket.json, delay }),
  },
];

test.use({ upstream: "scripted" });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
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
async function holdPagesWithData(page: Page, method: "GET" | "HEAD" = "GET") {
  const { promise, resolve } = Promise.withResolvers<void>();
  const asked: string[] = [];
  await page.route(/[?&]whole=/, async (route) => {
    if (route.request().method() === method) {
      asked.push(route.request().url());
      await promise;
    }
    await route.continue().catch(() => {}); // the page may have stopped waiting for it
  });
  return { asked, letGo: resolve };
}

/** Counts frames in tens, as the page reports them itself: Playwright waits for the page that is on its way. */
async function watchFrames(page: Page): Promise<() => number> {
  let tens = 0;
  await page.exposeFunction("reportTenFrames", () => {
    tens += 1;
  });
  await page.addInitScript(() => {
    let frames = 0;
    const count = () => {
      frames += 1;
      if (frames % 10 === 0) Reflect.get(window, "reportTenFrames")();
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  return () => tens;
}

for (const { name, path, heading: title, on } of latePages) {
  test(`a late ${name}: the loading text until it is there, at its own address, and Back leaves it`, async ({
    page,
    productServer,
    baseURL,
  }) => {
    on(productServer);
    await page.goto("/privacy-policy");
    const entries = await page.evaluate(() => history.length);
    const { documents } = watch(page);
    const texts = await watchText(page);
    const frames = await watchFrames(page);
    const held = await holdPagesWithData(page);
    const address = `${path}?utm_source=a%20b&x#there`;
    await page.goto(address, { waitUntil: "commit" });
    await expect.poll(() => held.asked.length).toBe(1);
    const before = frames();
    await expect.poll(frames).toBeGreaterThan(before);
    expect(texts.at(-1)).toContain("Yükleniyor…");
    held.letGo();
    await expect(heading(page)).toHaveText(title);
    await expect(loadingText(page)).toHaveCount(0);
    expect(page.url()).toBe(baseURL + address);
    const [sent] = address.split("#");
    expect(documents).toEqual([sent, `${sent}&whole=1`]);
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    expect(await page.evaluate(() => document.documentElement.dataset.loading)).toBeUndefined();

    await page.goBack();
    expect(page.url()).toBe(`${baseURL}/privacy-policy`);
    await page.goForward();
    await expect(heading(page)).toHaveText(title);
    expect(page.url()).toBe(baseURL + address);
  });

  test(
    `a late ${name} keeps the language of its address`,
    wideIf(name !== "post"),
    async ({ page, productServer, baseURL }) => {
      on(productServer);
      await page.goto(`${path}?lng=ar`);
      await expect(heading(page)).toHaveText(title);
      await expect(page.locator("html")).toHaveAttribute("lang", "ar");
      expect(page.url()).toBe(`${baseURL}${path}?lng=ar`);
    },
  );

  test(
    `a late ${name} comes in the language that the visitor has chosen before`,
    wideIf(name !== "post"),
    async ({ page, productServer, baseURL }) => {
      on(productServer);
      await page.addInitScript(() => localStorage.setItem("i18nextLng", "fr-x-picked"));
      await page.goto(path);
      await expect(heading(page)).toHaveText(title);
      await expect(page.locator("html")).toHaveAttribute("lang", "fr");
      await expect(page).toHaveURL(`${baseURL}${path}?lng=fr`);
    },
  );

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    const itself = `a late ${name} comes by itself, in the language of its address`;
    test(itself, wideIf(name !== "post"), async ({ page, productServer }) => {
      on(productServer);
      await page.goto(`${path}?lng=ar`);
      await expect(heading(page)).toHaveText(title);
      expect(new URL(page.url()).searchParams.get("lng")).toBe("ar");
    });
  });
}

test("where something drops the parameter on its way, the page asks once and no more", async ({
  page,
  productServer,
}) => {
  // Another post: its call may reach into the next test.
  const path = "/post/dropped";
  productServer.on(productPaths.post("dropped"), { json: toldAnswer(), delay: 4000 });
  const { documents } = watch(page);
  await page.route(/[?&]whole=/, async (route) => {
    // What Playwright fetches says by itself that no browser opens a page.
    const headers = { ...route.request().headers(), "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document" };
    const url = route.request().url().replace("whole=1", "a=1");
    await route.fulfill({ response: await route.fetch({ url, headers }) });
  });
  await page.goto(path);
  await expect.poll(() => documents.length).toBe(2);
  await expect(loadingText(page).first()).toBeVisible();
  // Its scripts have run, and it is painted: it asks at once or not at all.
  await page.waitForLoadState();
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  expect(documents).toEqual([path, `${path}?whole=1`]);
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
  productServer.on(postCall, { json: toldAnswer(), delay });
  await page.getByRole("link", { name: "Yeniden dene" }).click();
  await expect(heading(page)).toHaveText("Yazar p-1");
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});

test.describe("one visit is one view", () => {
  const settings = { GA_MEASUREMENT_ID: "G-TEST1234", META_PIXEL_ID: "123456789012345" };

  const counting = test.extend({});
  counting.use({ settings: { ...settings, COUNTING: "true" } });

  counting.beforeEach(async ({ page, context, baseURL }) => {
    const choice = { categories: ["necessary", "analytics", "advertising"], revision: 3 };
    await context.addCookies([
      { name: "cc_cookie", value: encodeURIComponent(JSON.stringify(choice)), url: baseURL as string },
    ]);
    await page.addInitScript(() => localStorage.setItem("hide-modal", "true"));
  });

  /** Requests by which vendors hear of a visit: images, as no script of theirs runs on any page that may be late. */
  const heard = ({ requests }: ThirdParties) =>
    requests
      .filter(({ url }) => /\/gtag\/js|\/fbevents\.js|dt=|ev=PageView/.test(url))
      .map(({ url }) => new URL(url).host)
      .sort();
  const images = ["www.facebook.com", "www.google-analytics.com"];

  for (const { name, path, heading: title, on } of latePages) {
    counting(
      `a late ${name} is reported once, to the site and to each tracker`,
      wideIf(name === "profile"), // as a post
      async ({ page, productServer, thirdParties }) => {
        on(productServer);
        const { views } = watch(page);
        const frames = await watchFrames(page);
        const held = await holdPagesWithData(page);
        await page.goto(path, { waitUntil: "commit" });
        await expect.poll(() => held.asked.length).toBe(1);
        await page.mouse.click(5, 300);
        // A page reports a view once it is idle, which it is between frames.
        const before = frames();
        await expect.poll(frames).toBeGreaterThan(before + 3);
        expect(views).toEqual([]);
        expect(heard(thirdParties)).toEqual([]);
        held.letGo();
        await expect(heading(page)).toHaveText(title);
        await expect.poll(() => heard(thirdParties).length).toBe(2);
        await waitForQuiet(page);
        expect(views.map((view) => JSON.parse(view))).toEqual([{ event: "view", page: name, language: "tr" }]);
        expect(heard(thirdParties)).toEqual(images);
        expect(thirdParties.everythingSent()).not.toMatch(/"location":"[^"]*whole|[?&]dl=[^&]*whole/);
      },
    );
  }

  counting(
    "a profile whose late posts the visitor asks for is reported once too",
    async ({ page, productServer, thirdParties }) => {
      productServer.on(userPath, user);
      productServer.on(postsPath, { ...posts, delay }, posts);
      const { views } = watch(page);
      const held = await holdPagesWithData(page, "HEAD");
      await page.goto(profilePath, { waitUntil: "commit" });
      await expect(heading(page)).toBeVisible();
      await page.keyboard.press("Shift");
      held.letGo();
      const link = page.getByRole("link", { name: "Gönderileri göster" });
      await expect(link).toBeVisible();
      await expect.poll(() => heard(thirdParties)).toEqual(images);
      expect(views).toHaveLength(1);
      await link.click();
      await expect(page.getByRole("article")).toHaveCount(profilePosts.length);
      await waitForQuiet(page);
      expect(heard(thirdParties)).toEqual(images);
      expect(views).toHaveLength(1);
    },
  );

  counting(
    "a tracker that was allowed only then hears of the visit from the whole profile",
    async ({ page, context, productServer, thirdParties }) => {
      await context.clearCookies();
      productServer.on(userPath, user);
      productServer.on(postsPath, { ...posts, delay }, posts);
      const { views } = watch(page);
      const held = await holdPagesWithData(page, "HEAD");
      await page.goto(profilePath, { waitUntil: "commit" });
      await expect(heading(page)).toBeVisible();
      await page.keyboard.press("Shift");
      held.letGo();
      await expect.poll(() => views.length).toBe(1);
      const link = page.getByRole("link", { name: "Gönderileri göster" });
      await expect(link).toBeVisible();
      await link.evaluate((element: HTMLElement) => element.click()); // the question may lie over it
      await expect(page.getByRole("article")).toHaveCount(profilePosts.length);
      await page.getByRole("dialog").getByRole("button", { name: "Kabul et" }).click();
      await expect.poll(() => heard(thirdParties)).toEqual(images);
      expect(views).toHaveLength(1);
    },
  );
});

test.describe("a profile whose posts alone are late", () => {
  const link = (page: Page) => page.getByRole("link", { name: "Gönderileri göster" });

  test.beforeEach(({ productServer }) => {
    productServer.on(userPath, user);
    productServer.on(postsPath, { ...posts, delay }, posts);
  });

  test("is replaced by the whole one, as long as nobody has touched it", async ({ page, baseURL }) => {
    const { documents } = watch(page);
    const held = await holdPagesWithData(page, "HEAD");
    await page.goto(`${profilePath}?x=1`, { waitUntil: "commit" });
    await expect(heading(page)).toHaveText("Deniz Aksoy");
    await expect(loadingText(page)).toBeVisible();
    await expect(link(page)).toBeHidden();
    held.letGo();
    await expect(page.getByRole("article")).toHaveCount(profilePosts.length);
    expect(page.url()).toBe(`${baseURL}${profilePath}?x=1`);
    expect(documents).toEqual([`${profilePath}?x=1`, `${profilePath}?x=1&whole=1`]);
  });

  const touches: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
    scrolled: (page) => page.evaluate(() => scrollTo(0, 40)),
    "touched with the keyboard": (page) => page.keyboard.press("Shift"),
    pressed: (page) => page.mouse.click(5, 300),
    focused: (page) => page.getByRole("link", { name: "Katıl" }).last().focus(),
  };
  for (const [touched, touch] of Object.entries(touches)) {
    test(`stays once it is ${touched}, and offers the posts without moving anything`, async ({ page, baseURL }) => {
      await page.setViewportSize({ width: 400, height: 500 });
      const { documents } = watch(page);
      const held = await holdPagesWithData(page, "HEAD");
      await page.goto(`${profilePath}?x=1`, { waitUntil: "commit" });
      await expect.poll(() => held.asked.length).toBe(1);
      await expect(loadingText(page)).toBeVisible();
      await touch(page);
      const place = () => page.evaluate(() => [scrollY, document.documentElement.scrollHeight]);
      const before = await place();
      const focused = await page.evaluateHandle(() => document.activeElement);
      held.letGo();
      await expect(link(page)).toBeVisible();
      await expect(page.getByText("Yükleniyor…")).toBeHidden();
      // Where the loading text was, which is announced as it changes.
      await expect(page.getByRole("status").filter({ has: link(page) })).toHaveCount(1);
      expect(await place()).toEqual(before);
      expect(await focused.evaluate((element) => element === document.activeElement)).toBe(true);
      await expect(page.locator("main [data-island][data-hydrated]")).not.toHaveCount(0);
      if (touched === "pressed") expect(await axeViolationsInBothSchemes(page)).toEqual([]);
      expect(documents).toHaveLength(1);

      await link(page).click();
      await expect(page.getByRole("article")).toHaveCount(profilePosts.length);
      await expect(page.getByRole("heading", { name: "Gönderiler", exact: true })).toBeInViewport();
      expect(page.url()).toBe(`${baseURL}${profilePath}?x=1#profile-posts`);
    });
  }

  test("stays also when it is touched while the whole one is on its way", async ({ page, baseURL }) => {
    const held = await holdPagesWithData(page);
    await page.goto(profilePath, { waitUntil: "commit" });
    await expect.poll(() => held.asked.length).toBe(1);
    const stopped = page.waitForEvent("requestfailed", (request) => request.url().includes("whole="));
    await page.mouse.click(5, 300);
    await expect(link(page)).toBeVisible();
    await stopped; // the page has stopped waiting for it
    held.letGo();
    await expect(page.locator("main [data-island][data-hydrated]")).not.toHaveCount(0);
    await expect(link(page)).toBeVisible();
    expect(page.url()).toBe(baseURL + profilePath);
    await link(page).click();
    await expect(page.getByRole("article")).toHaveCount(profilePosts.length);
  });

  test("stays when there is no connection any more, and can be asked for its posts again", async ({
    page,
    errorWatch,
  }) => {
    errorWatch.allow(/whole=1 net::ERR_FAILED/);
    await page.route(/[?&]whole=/, (route) => route.abort());
    await page.goto(profilePath, { waitUntil: "commit" });
    await expect(heading(page)).toHaveText("Deniz Aksoy");
    await expect(link(page)).toBeVisible();
    await expect(page.locator("main [data-island][data-hydrated]")).not.toHaveCount(0);
    await page.unroute(/[?&]whole=/);
    await link(page).click();
    await expect(page.getByRole("article")).toHaveCount(profilePosts.length);
  });

  test("says so when its posts cannot be had", async ({ page, productServer }) => {
    productServer.on(postsPath, { status: 500, delay }, { status: 500 });
    const held = await holdPagesWithData(page, "HEAD");
    await page.goto(profilePath, { waitUntil: "commit" });
    await expect(loadingText(page)).toBeVisible();
    held.letGo();
    await expect(page.getByRole("alert")).toContainText("Gönderiler şu anda yüklenemiyor.");
    await expect(heading(page)).toHaveText("Deniz Aksoy");
  });
});
