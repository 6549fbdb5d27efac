// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { Locale } from "#locales/index.ts";
import { renderIsland } from "#site/islands/island.harness.tsx";
import { PostCarouselIsland } from "./post-carousel.tsx";

/** Three slides; their contents are the server's alone. */
function show(code: Locale = "tr") {
  renderIsland(
    PostCarouselIsland,
    {
      slideCount: 3,
      children: [
        <article key="a">
          <h1>Ada</h1>
          {/* biome-ignore lint/a11y/useMediaCaption: nothing is said in it */}
          <video />
        </article>,
        <div key="b">
          <h2>Diğer gönderiler</h2>
          <article>
            <h2>Can</h2>
            <img src="/b.jpg" alt="b" loading="lazy" />
          </article>
        </div>,
        <div key="c">
          <h2>Devamı uygulamada</h2>
          <img src="/c.jpg" alt="c" loading="lazy" />
        </div>,
      ],
    },
    code,
  );
}

const next = () => screen.getByRole<HTMLButtonElement>("button", { name: "Sonraki gönderi" });
const previous = () => screen.getByRole<HTMLButtonElement>("button", { name: "Önceki gönderi" });
const slides = () => [...document.querySelectorAll("ul > li")];
const inView = () => slides().findIndex((slide) => !slide.hasAttribute("inert"));
const levels = () => [...document.querySelectorAll("h1, h2")].map((heading) => heading.getAttribute("aria-level"));
const announcement = () => document.querySelector("[aria-live]")?.textContent;

/** A touch that moves over `distance` CSS pixels to the right and `down` to the bottom. */
function swipe(distance: number, { down = 0, fingers = 1 } = {}) {
  const slide = slides()[inView()]?.querySelector("h1, h2") as Element;
  const touch = (x: number, y: number) => Array.from({ length: fingers }, () => ({ clientX: x, clientY: y }));
  fireEvent.touchStart(slide, { touches: touch(200, 300) });
  fireEvent.touchMove(slide, { touches: touch(200 + distance / 2, 300 + down / 2) });
  fireEvent.touchMove(slide, { touches: touch(200 + distance, 300 + down) });
  fireEvent.touchEnd(slide, { touches: [], changedTouches: touch(200 + distance, 300 + down) });
}

test("goes by its buttons from the first slide to the last, where focus moves to the other button", async () => {
  show();
  expect(previous().disabled).toBe(true);
  await userEvent.click(next());
  expect(inView()).toBe(1);
  await userEvent.click(next());
  expect(inView()).toBe(2);
  expect(next().disabled).toBe(true);
  expect(document.activeElement).toBe(previous());
  await userEvent.click(previous());
  expect([inView(), next().disabled]).toEqual([1, false]);
});

test("goes by the arrow keys, and no further than its ends", async () => {
  show();
  await userEvent.keyboard("{ArrowLeft}");
  expect(inView()).toBe(0);
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
  expect(inView()).toBe(2);
  await userEvent.keyboard("{ArrowLeft}");
  expect(inView()).toBe(1);
  await userEvent.keyboard("{Alt>}{ArrowRight}{/Alt}");
  expect(inView()).toBe(1);
});

test("arrow keys are mirrored where the page runs from right to left", async () => {
  show("ar");
  await userEvent.keyboard("{ArrowLeft}");
  expect(inView()).toBe(1);
});

test("arrow keys in a player or under a dialog are not the carousel's", () => {
  show();
  fireEvent.keyDown(document.querySelector("video") as Element, { key: "ArrowRight" });
  const dialog = Object.assign(document.body.appendChild(document.createElement("dialog")), { open: true });
  fireEvent.keyDown(document.body, { key: "ArrowRight" });
  expect(inView()).toBe(0);
  dialog.remove();
});

test("says where it is, and hides what is not in view from keyboard and screen reader", async () => {
  show();
  expect(announcement()).toBe("1. kart, toplam 3 kart");
  await userEvent.click(next());
  expect(announcement()).toBe("2. kart, toplam 3 kart");
  expect(screen.getByText("2 / 3")).toBeTruthy();
  expect(slides().map((slide) => slide.hasAttribute("inert"))).toEqual([true, false, true]);
});

test("the heading of the slide in view is the page's main heading", async () => {
  show();
  expect(levels()).toEqual(["1", null, "2", "2"]);
  await userEvent.click(next());
  expect(levels()).toEqual(["2", null, "1", "2"]);
});

test("an image that did not come is asked for again when its slide comes into view", async () => {
  show();
  const image = screen.getByAltText<HTMLImageElement>("b");
  Object.defineProperties(image, { complete: { value: true }, currentSrc: { value: image.src } });
  const set = vi.spyOn(image, "setAttribute");
  const asked = () => set.mock.calls.filter(([name]) => name === "src");
  await userEvent.click(next());
  expect(asked()).toEqual([["src", "/b.jpg"]]);
  Object.defineProperty(image, "naturalWidth", { value: 320 });
  await userEvent.click(next());
  await userEvent.click(previous());
  expect(asked()).toHaveLength(1);
});

test("a video pauses when its slide leaves", async () => {
  show();
  const pause = vi.spyOn(document.querySelector("video") as HTMLVideoElement, "pause");
  await userEvent.click(next());
  expect(pause).toHaveBeenCalledOnce();
});

test("keeps what the server has rendered, step after step", async () => {
  show();
  const before = slides().map((slide) => slide.querySelector("[data-server-html]")?.firstElementChild);
  await userEvent.click(next());
  await userEvent.click(next());
  expect(slides().map((slide) => slide.querySelector("[data-server-html]")?.firstElementChild)).toEqual(before);
  expect(before.every(Boolean)).toBe(true);
});

test("the first touch loads the images of the next slide, and each step those of the one after it", async () => {
  vi.spyOn(Element.prototype, "getClientRects").mockReturnValue([new DOMRect()] as unknown as DOMRectList);
  show();
  const loading = () => [...document.querySelectorAll("img")].map((image) => image.loading);
  expect(loading()).toEqual(["lazy", "lazy"]);
  fireEvent.pointerDown(document.querySelector("section") as Element);
  expect(loading()).toEqual(["eager", "lazy"]);
  await userEvent.keyboard("{ArrowRight}");
  expect(loading()).toEqual(["eager", "eager"]);
  vi.restoreAllMocks();
});

test("a touch that goes down, or of two fingers, is no swipe", () => {
  show();
  swipe(-90, { down: 200 });
  swipe(-90, { fingers: 2 });
  expect(inView()).toBe(0);
});

test("the slides follow the finger, with resistance before the first", () => {
  show();
  const track = document.querySelector("ul") as HTMLElement;
  const drag = () => track.style.getPropertyValue("--drag");
  const heading = document.querySelector("h1") as Element;
  fireEvent.touchStart(heading, { touches: [{ clientX: 200, clientY: 0 }] });
  fireEvent.touchMove(heading, { touches: [{ clientX: 160, clientY: 0 }] });
  expect(drag()).toBe("-40px");
  fireEvent.touchMove(heading, { touches: [{ clientX: 240, clientY: 0 }] });
  expect(drag()).toBe("12px");
  fireEvent.touchCancel(heading);
  expect([drag(), track.style.getPropertyValue("--index")]).toEqual(["0px", "0"]);
});
