// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { playVideo } from "./play-film.ts";

const play = vi.spyOn(HTMLVideoElement.prototype, "play");
let button: HTMLElement;
const video = () => document.querySelector("video");

beforeEach(() => {
  document.body.innerHTML = `<div><button data-film="/v.mp4" data-label="Video by Ada"><img></button></div>`;
  button = document.querySelector("button") as HTMLElement;
  Object.defineProperty(button.firstChild, "currentSrc", { value: "/picture/w320/sig?of=/p.jpg" });
  play.mockReset().mockResolvedValue();
});

test("the film takes its poster's place, with its name, the poster that was seen and the browser's controls", () => {
  playVideo(button);
  expect(document.querySelector("div")?.children).toHaveLength(1);
  expect([video()?.getAttribute("src"), video()?.poster]).toEqual(["/v.mp4", "/picture/w320/sig?of=/p.jpg"]);
  expect(video()?.getAttribute("aria-label")).toBe("Video by Ada");
  expect([video()?.controls, video()?.playsInline]).toEqual([true, true]);
  expect(play).toHaveBeenCalledOnce();
});

test("a film that is refused to play stays there with its controls, and nothing fails", () => {
  const refusal = Promise.reject(new DOMException("pressed too long ago", "NotAllowedError"));
  const caught = vi.spyOn(refusal, "catch");
  play.mockReturnValue(refusal);
  playVideo(button);
  expect(caught).toHaveBeenCalledOnce();
  expect(video()?.controls).toBe(true);
});
