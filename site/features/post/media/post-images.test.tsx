// @vitest-environment happy-dom
import { createEvent, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { imagesOf, loadedPost, turkish } from "#site/features/post/post.harness.ts";
import { postView } from "#site/features/post/post-view.ts";
import { signed } from "#site/images/sign-image.harness.ts";
import type { SignImage } from "#site/images/signed-image.ts";
import { renderIsland } from "#site/islands/island.harness.tsx";
import { PostImagesIsland } from "./post-images.tsx";

function show(count: number, sign: SignImage = signed) {
  const { images } = postView(loadedPost({ images: imagesOf(count) }).post, { ...turkish, signImage: sign });
  renderIsland(PostImagesIsland, { images, isInFirstView: true });
}

const link = (position: number) => screen.getAllByRole("link")[position - 1] as HTMLAnchorElement;
const lightbox = () => screen.findByRole("dialog", { name: "Görseller" });
const button = (name: string) => screen.queryByRole<HTMLButtonElement>("button", { name });

const shown = vi.fn<(element: Element) => void>();
beforeEach(() => {
  shown.mockReset();
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
    shown(this);
    const items = [...(this.parentElement?.children ?? [])];
    Object.defineProperties(this.parentElement, {
      clientWidth: { value: 100, configurable: true },
      scrollLeft: { value: 100 * items.indexOf(this), configurable: true },
    });
    fireEvent.scroll(this.parentElement as Element);
    return Promise.resolve(); // as in Chromium, whose scrolling returns promises
  });
});

test("each image is a link to its original", () => {
  show(6);
  expect(screen.getAllByRole("link").map((element) => element.getAttribute("href"))).toEqual(
    imagesOf(6).map(({ original }) => original),
  );
  expect(screen.getByText("+2")).toBeTruthy();
});

test("a press opens the lightbox at that image; the arrows lead on, and focus returns to its link", async () => {
  show(3);
  await userEvent.click(link(2));
  const dialog = await lightbox();
  expect(shown.mock.lastCall?.[0]).toBe(within(dialog).getAllByRole("listitem")[1]);
  // By the key: a dialog takes no other press at once.
  button("Sonraki görsel")?.focus();
  await userEvent.keyboard("{Enter}");
  expect(button("Sonraki görsel")?.disabled).toBe(true);
  expect(document.activeElement).toBe(button("Önceki görsel"));
  fireEvent.keyDown(dialog, { key: "ArrowLeft" });
  expect(shown.mock.lastCall?.[0]).toBe(within(dialog).getAllByRole("listitem")[1]);
  fireEvent.click(button("Görselleri kapat") as HTMLElement);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(document.activeElement).toBe(link(2));
});

test("a large image has its text, and what the page has loaded is shown until it comes", async () => {
  show(2);
  const thumbnail = link(1).querySelector("img") as HTMLImageElement;
  Object.defineProperties(thumbnail, { naturalWidth: { value: 480 }, currentSrc: { value: "/picture/w480/sig" } });
  await userEvent.click(link(1));
  const [item] = within(await lightbox()).getAllByRole("listitem");
  const images = () => [...(item?.querySelectorAll("img") ?? [])];
  expect(images().map(({ alt }) => alt)).toEqual(["", "Ada adlı kullanıcının paylaştığı görsel, 1 / 2"]);
  expect(images()[0]?.getAttribute("src")).toBe("/picture/w480/sig");
  expect(images()[1]?.getAttribute("srcset")).toContain("/picture/w1600/sig?of=/media/0.jpg 1600w");
  fireEvent.load(images()[1] as Element);
  expect(images()).toHaveLength(1);
});

test("only the image in view and its neighbors are loaded", async () => {
  show(4);
  await userEvent.click(link(1));
  const images = [...(await lightbox()).querySelectorAll("li img")] as HTMLImageElement[];
  expect(images.map(({ loading }) => loading)).toEqual(["eager", "eager", "lazy", "lazy"]);
});

test("the lightbox says which of how many it shows, and enlarges nothing beyond twice its size", async () => {
  show(3, (url) => ({ url, signature: "sig", width: 120, height: 90 }));
  await userEvent.click(link(2));
  const dialog = await lightbox();
  expect(dialog.textContent).toContain("2 / 3");
  const { maxInlineSize, maxBlockSize } = (dialog.querySelector("li img") as HTMLImageElement).style;
  expect([maxInlineSize, maxBlockSize]).toEqual(["240px", "180px"]);
});

test("a GIF is marked, stands in the lightbox, and moves once it is pressed, until it is pressed again", async () => {
  show(1, (url) => ({ url, signature: "sig", width: 400, height: 300, isAnimated: true }));
  expect(link(1).textContent).toBe("GIF");
  await userEvent.click(link(1));
  const dialog = await lightbox();
  const source = () => dialog.querySelector("li img")?.getAttribute("src");
  expect(source()).toBe("/picture/w480/sig?of=/media/0.jpg");
  for (const moves of [true, false]) {
    fireEvent.click(button("GIF") as HTMLElement);
    expect(source()?.startsWith("/picture/gif/")).toBe(moves);
    expect(button("GIF")?.getAttribute("aria-pressed")).toBe(String(moves));
  }
});

test("an image that has not come says so, before the island was there or after, and is asked for again", async () => {
  const lost = {
    complete: { value: true, configurable: true },
    naturalWidth: { value: 0 },
    currentSrc: { value: "/a" },
  };
  show(2);
  const image = link(2).querySelector("img") as HTMLImageElement;
  Object.defineProperties(image, lost);
  fireEvent.error(image);
  expect(screen.getAllByText("Bu görsel açılamadı.")).toHaveLength(1);
  const asked = vi.spyOn(image, "setAttribute").mockImplementation(() => {
    Object.defineProperty(image, "complete", { value: false });
  });
  await userEvent.click(button("Yeniden dene") as HTMLElement);
  expect(asked).toHaveBeenCalledWith("src", image.getAttribute("src"));
  expect(screen.queryByText("Bu görsel açılamadı.")).toBeNull();
  expect(document.activeElement).toBe(link(2));
});

test.each([
  [1000, 1],
  [400, 0],
])(
  "of an image of unknown size, 400 × %i, %i marks say that there is more, over its own blur",
  (naturalHeight, marks) => {
    show(1);
    const image = link(1).querySelector("img") as HTMLImageElement;
    const size = { naturalWidth: { value: 400 }, naturalHeight: { value: naturalHeight } };
    Object.defineProperties(image, { ...size, currentSrc: { value: "/picture/w480/sig" } });
    fireEvent.load(image);
    // Once more, where the blur is there.
    fireEvent.load(image);
    expect(link(1).querySelectorAll("svg > path")).toHaveLength(marks);
    expect(link(1).querySelectorAll('img[src="/picture/w480/sig"] ~ img')).toHaveLength(marks);
  },
);

test("an image that is not signed is shown as it was posted", async () => {
  show(1, (url) => ({ url }));
  await userEvent.click(link(1));
  const [image] = [...(await lightbox()).querySelectorAll("li img")];
  expect(image?.getAttribute("src")).toBe("/media/0.jpg");
  expect([button("Önceki görsel")?.disabled, button("Sonraki görsel")?.disabled]).toEqual([true, true]);
});

test("a click for a new tab follows the link", async () => {
  show(1);
  const click = createEvent.click(link(1), { ctrlKey: true });
  click.stopPropagation = () => {};
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  fireEvent(link(1), click);
  expect(screen.queryByRole("dialog")).toBeNull();
});
