// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { loadedPost, turkish, videoOf } from "#site/features/post/post.harness.ts";
import { postView } from "#site/features/post/post-view.ts";
import { signed } from "#site/images/sign-image.harness.ts";
import { renderIsland } from "#site/islands/island.harness.tsx";
import { PostVideoIsland } from "./post-video.tsx";

const play = vi.spyOn(HTMLVideoElement.prototype, "play");
beforeEach(() => void play.mockReset().mockResolvedValue());

const video = () => document.querySelector("video") as HTMLVideoElement;

function show(videos = videoOf("v")) {
  const [view] = postView(loadedPost({ videos }).post, { ...turkish, signImage: signed }).videos;
  if (!view) throw new Error("the post has no video");
  renderIsland(PostVideoIsland, { video: view, urgency: "first" } as const);
}

test("a press puts the player before the poster, with its name and the browser's controls", async () => {
  show();
  await userEvent.click(screen.getByRole("button", { name: "Ada adlı kullanıcının videosunu oynat" }));
  expect(screen.queryByRole("button")).toBeNull();
  expect(video().getAttribute("src")).toBe("/media/v.mp4");
  expect(document.querySelector("img")?.getAttribute("src")).toBe("/picture/w750/sig?of=/media/v.jpg");
  expect(video().getAttribute("aria-label")).toBe("Ada adlı kullanıcının videosu");
  expect([video().controls, video().hasAttribute("playsinline")]).toEqual([true, true]);
  expect(play).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(video());
});

test("a video that cannot be played says so, and is tried again when it is pressed or the connection is back", async () => {
  const load = vi.spyOn(HTMLVideoElement.prototype, "load").mockReset();
  show();
  await userEvent.click(screen.getByRole("button"));
  fireEvent(window, new Event("online"));
  expect(load).not.toHaveBeenCalled();
  fireEvent.error(video());
  expect(screen.getByRole("alert").textContent).toContain("Bu video şu anda oynatılamıyor.");
  expect(screen.getByRole("link", { name: "Devamı uygulamada" }).getAttribute("href")).toBe("/download");
  await userEvent.click(screen.getByRole("button", { name: "Yeniden dene" }));
  expect([load.mock.calls.length, play.mock.calls.length]).toEqual([1, 2]);
  expect([document.activeElement, screen.queryByRole("alert")]).toEqual([video(), null]);
  fireEvent.error(video());
  fireEvent(window, new Event("online"));
  // Nobody asked for sound now.
  expect([load.mock.calls.length, play.mock.calls.length]).toEqual([2, 2]);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a video that the browser refuses to play keeps its controls, and nothing fails", async () => {
  show();
  const caught = vi.fn();
  play.mockReturnValue({ catch: caught } as unknown as Promise<void>);
  await userEvent.click(screen.getByRole("button"));
  expect(caught).toHaveBeenCalledOnce();
  expect(video().controls).toBe(true);
});

test("a video without a poster has its author's initial until it is played, and none under the player's controls", async () => {
  show([{ url: "/media/v.mp4" }]);
  expect(screen.getByText("A")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Ada adlı kullanıcının videosunu oynat" }));
  expect(screen.queryByText("A")).toBeNull();
  expect(play).toHaveBeenCalledOnce();
});

test.each([
  [1080, 1920, "filled"],
  [1000, 1920, "filled"],
  [1920, 1080, "whole"],
])("a video of %i × %i in an upright frame is %s", async (videoWidth, videoHeight, fit) => {
  show();
  Object.defineProperties(video(), {
    videoWidth: { value: videoWidth },
    videoHeight: { value: videoHeight },
    clientWidth: { value: 360 },
    clientHeight: { value: 640 },
  });
  fireEvent.loadedMetadata(video());
  expect(video().dataset.fit).toBe(fit);
});
