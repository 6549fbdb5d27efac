// @vitest-environment happy-dom
import { expect, test } from "vitest";
import type { PostView } from "#site/features/post/post-view.ts";
import { htmlIn, i18nOf } from "#site/i18n/i18n.harness.tsx";
import { EmbedMedia } from "./embed-media.tsx";
import "./embed-script.ts";

const image = { image: { url: "/i" }, original: "/i", label: "Görsel", shape: "screen" } as const;
const video = {
  url: "/v",
  poster: { url: "/p" },
  author: undefined,
  label: "Video",
  playLabel: "Oynat",
  shape: "square",
} as const;

/** @returns whether the sentence is shown that a medium has not come */
function isSaidLost(media: Pick<PostView, "videos" | "images">, lost: "img" | "video"): boolean {
  document.body.innerHTML = htmlIn(i18nOf("tr", true), <EmbedMedia media={media} href="/post/p-1" />);
  document.querySelector(lost)?.dispatchEvent(new Event("error"));
  return document.querySelector("[hidden]") === null;
}

test("an image that is lost says so; a video whose poster is lost can be played", () => {
  expect(isSaidLost({ videos: [], images: [image] }, "img")).toBe(true);
  expect(isSaidLost({ videos: [video], images: [] }, "img")).toBe(false);
  expect(isSaidLost({ videos: [video], images: [] }, "video")).toBe(false);
  expect(isSaidLost({ videos: [{ ...video, poster: undefined }], images: [] }, "video")).toBe(false);
});
