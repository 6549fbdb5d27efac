import type { Locator, Page } from "@playwright/test";
import { productPaths } from "#contract/product-paths.ts";
import { waitForHydration } from "../support/hydration.ts";
import { readShifts, recordShifts } from "../support/layout-shifts.ts";
import { drawOrdinaryImages } from "../support/ordinary/ordinary-images.ts";
import { ordinaryPosts, serveOrdinaryPost } from "../support/ordinary/ordinary-posts.ts";
import { fakePostResponse } from "../support/product-server/post-responses.ts";
import { expect, test } from "../support/site-fixture.ts";
import { tooWide } from "../support/too-wide.ts";
import { wideIf } from "../support/wide.ts";

// What people post, from a product server that says no sizes.

test.use({ upstream: "scripted" });

/** Five others stand after a post. */
const pages = [ordinaryPosts.slice(0, 6), ordinaryPosts.slice(6, 12), ordinaryPosts.slice(12)] as const;

/** Asks for a page until its frames are made for its images. */
const learned = (page: Page, path: string, sizes: number) =>
  expect
    .poll(async () => (await (await page.request.get(path)).text()).match(/&quot;width&quot;:/g)?.length ?? 0)
    .toBeGreaterThanOrEqual(sizes);

/** How much of each tile its image covers, of 1; and how much the image is enlarged. */
const tiles = (slide: Locator) =>
  slide.locator("li img:visible").evaluateAll((images) =>
    Promise.all(
      images.map(async (image) => {
        const tile =
          image.closest("li")?.parentElement?.children.length === 1 ? image.closest("ul") : image.closest("li");
        const element = image as HTMLImageElement;
        await element.decode();
        const [box, frame] = [element.getBoundingClientRect(), tile?.getBoundingClientRect() ?? new DOMRect()];
        const { objectFit } = getComputedStyle(element);
        const [x, y] = [box.width / element.naturalWidth, box.height / element.naturalHeight];
        const scale = objectFit === "cover" ? Math.max(x, y) : Math.min(x, y);
        const drawn = { width: element.naturalWidth * scale, height: element.naturalHeight * scale };
        const covered = Math.min(drawn.width, frame.width) * Math.min(drawn.height, frame.height);
        return { covered: covered / (frame.width * frame.height), width: frame.width, height: frame.height };
      }),
    ),
  );

/** A phone and a desktop; the narrowest and the widest screen and one between are left to the long tests. */
for (const [title, widths] of [
  ["on a phone and on a desktop", [390, 1440]],
  ["on other screens", [320, 768, 2560]],
] as const) {
  test(
    `each medium fills a frame that was made for it, and nothing is cut or scrolls sideways, ${title}`,
    wideIf(widths.length > 2),
    async ({ page, productServer }) => {
      for (const [first, ...others] of pages) {
        if (!first) continue;
        await serveOrdinaryPost(productServer, first, others);
        await learned(page, `/post/${first}`, others.length + 1);
        for (const width of widths) {
          await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
          await page.goto(`/post/${first}`);
          await waitForHydration(page);
          for (const [at, name] of [first, ...others].entries()) {
            const slide = page.locator(`[data-slide="${at}"]`);
            if (at > 0) await page.keyboard.press("ArrowRight");
            await expect(slide).not.toHaveAttribute("inert");
            for (const tile of await tiles(slide)) {
              if (!["tiny", "mixed"].includes(name))
                expect.soft(tile.covered, `${name}, ${width}`).toBeGreaterThan(0.85);
              expect.soft(tile.width, `${name}, ${width}`).toBeGreaterThan(60);
            }
            expect.soft(await tooWide(page), `${name}, ${width}`).toEqual([]);
          }
        }
      }
    },
  );
}

test("a picture of unknown size moves nothing when it comes, and the next page has its frame", async ({
  page,
  productServer,
}) => {
  await serveOrdinaryPost(productServer, "landscape");
  const later = Promise.withResolvers<void>();
  await page.route("**/picture/**", async (route) => {
    await later.promise;
    await route.continue();
  });
  // Longer than a page waits for a size.
  productServer.on("/media/landscape.jpg", {
    delay: 1000,
    body: (await drawOrdinaryImages()).get("landscape.jpg") ?? "",
  });
  await recordShifts(page);
  await page.goto("/post/landscape", { waitUntil: "commit" });
  const frame = page.locator('[data-slide="0"] [data-island=post-images] > ul');
  const before = await frame.boundingBox();
  expect(before?.width).toBeCloseTo(before?.height ?? 0, 0);
  later.resolve();
  await tiles(page.locator('[data-slide="0"]'));
  expect(await frame.boundingBox()).toEqual(before);
  expect(await readShifts(page, 0.001)).toEqual([]);
  await learned(page, "/post/landscape", 1);
});

test("a picture that is not there is a line below the text, or no tile", async ({
  page,
  productServer,
  errorWatch,
}) => {
  errorWatch.allow(/response: 404 .*\/picture\//);
  const image = (name: string) => ({ original: `${productServer.origin}/media/${name}` });
  const serve = (...gallery: object[]) =>
    productServer.on(productPaths.post("p-1"), { json: fakePostResponse({ gallery }) });
  await serveOrdinaryPost(productServer, "portrait");

  serve(image("gone.jpg"));
  await expect(async () => {
    await page.goto("/post/p-1");
    await expect(page.locator('[data-slide="0"]')).toContainText("Bu görsel açılamadı.", { timeout: 1000 });
    await expect(page.locator('[data-slide="0"] [data-island=post-images]')).toHaveCount(0, { timeout: 1000 });
  }).toPass();

  // A redirect into the network of the site is not followed.
  productServer.on("/media/moved.jpg", { status: 302, headers: { location: "/media/portrait.jpg" } });
  serve(image("gone.jpg"), image("moved.jpg"), image("portrait.jpg"));
  await learned(page, "/post/p-1", 1);
  await page.goto("/post/p-1");
  await expect(page.locator('[data-slide="0"] [data-island=post-images] li')).toHaveCount(1);
});

test("another site's frame cuts no picture at its sides, whatever size it has", async ({ page, productServer }) => {
  for (const name of ["document", "white", "panorama", "tiny"] as const) {
    await serveOrdinaryPost(productServer, name);
    const image = page.locator("li img");
    for (const [width, height] of [
      [390, 400],
      [390, 900],
      [1440, 600],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(async () => {
        await page.goto(`/embed/post/${name}`);
        const shown = await image.evaluate(async (element: HTMLImageElement) => {
          await element.decode();
          const { width, height } = element.getBoundingClientRect();
          return { ratio: width / height, own: element.naturalWidth / element.naturalHeight, width };
        });
        expect(shown.ratio / shown.own, `${name} in ${width} × ${height}`).toBeCloseTo(1, 1);
        expect(shown.width).toBeLessThanOrEqual(576);
      }).toPass();
    }
  }
});
