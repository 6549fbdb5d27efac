// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => void vi.unstubAllGlobals());

const addFonts = vi.hoisted(() => vi.fn());
vi.mock("./missing-fonts.ts", () => ({ addFonts }));

/** A canvas as browsers have it in a document from right to left: text that starts at the left edge ends before it. */
class CanvasFromRightToLeft {
  drawn = "";
  textAlign = "start";
  getContext = () => this;
  fillText(character: string) {
    this.drawn = this.textAlign === "left" ? character : "";
  }
  getImageData = () => ({ data: [this.drawn] });
}

test("a device that draws every script is lent no font by a page from right to left", async () => {
  vi.stubGlobal("OffscreenCanvas", CanvasFromRightToLeft);
  await import("./missing-fonts.script.ts");
  await vi.dynamicImportSettled();
  expect(addFonts).not.toHaveBeenCalled();
});
