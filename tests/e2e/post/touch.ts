import type { Locator, Page } from "@playwright/test";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Touches the screen as a finger does: through the browser's own input, so that scrolling and `touch-action` count. */
export interface Finger {
  /** Puts fingers down, one for each point. */
  down(...points: Point[]): Promise<void>;
  move(...points: Point[]): Promise<void>;
  up(): Promise<void>;
}

export async function fingerOn(page: Page): Promise<Finger> {
  const session = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", points: Point[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: points.map((point, id) => ({ ...point, id })) });
  return {
    down: async (...points) => void (await send("touchStart", points)),
    move: async (...points) => void (await send("touchMove", points)),
    up: async () => void (await send("touchEnd", [])),
  };
}

/** Whole pixels, so that a distance is the distance asked for. */
export async function middleOf(element: Locator): Promise<Point> {
  const box = await element.boundingBox();
  if (!box) throw new Error("the element is not on the page");
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
}
