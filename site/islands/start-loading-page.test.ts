// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";

/** Starts a page in its loading state. @returns what replaces it */
async function open(search: string) {
  vi.resetModules();
  history.replaceState(null, "", `/profile/a${search}`);
  const replace = vi
    .spyOn(location, "replace")
    .mockReset()
    .mockImplementation(() => {});
  await import("./start-loading-page.ts");
  return replace;
}

test("the page with its data replaces it", async () => {
  const replace = await open("?lng=tr#a");
  await expect.poll(() => replace).toHaveBeenCalledWith(expect.stringMatching(/\/profile\/a\?lng=tr&whole=1#a$/));
});

test("where something drops the parameter on its way to the site, the page asks for no other", async () => {
  const frame = vi.spyOn(window, "requestAnimationFrame");
  const replace = await open("?whole=1");
  expect(frame).not.toHaveBeenCalled(); // in which it would ask
  expect(replace).not.toHaveBeenCalled();
});
