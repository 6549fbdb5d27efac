// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { putOwnPlatformFirst } from "./own-platform-first.ts";

const android = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36";
const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1";
const desktop = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";

let list: HTMLUListElement;

beforeEach(() => {
  list = document.createElement("ul");
  list.innerHTML = '<li data-platform="apple"></li><li data-platform="google"></li>';
});

function order(): (string | undefined)[] {
  return [...list.children].map((item) => (item as HTMLElement).dataset.platform);
}

test("an Android phone sees Google Play first", () => {
  putOwnPlatformFirst(list, android);
  expect(order()).toEqual(["google", "apple"]);
});

test.each([iphone, desktop])("the App Store stays first on %s", (userAgent) => {
  putOwnPlatformFirst(list, userAgent);
  expect(order()).toEqual(["apple", "google"]);
});
