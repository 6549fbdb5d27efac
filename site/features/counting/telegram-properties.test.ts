import { expect, test } from "vitest";
import { inAppBrowsers } from "#site/features/in-app-browser/in-app-browsers.ts";
import { telegramProperties } from "./telegram-properties.ts";

test("Telegram's is the only browser that only the page itself can recognize", () => {
  const rows = inAppBrowsers.flatMap((row) =>
    "windowProperties" in row ? [{ id: row.id, windowProperties: row.windowProperties }] : [],
  );
  expect(rows).toEqual([{ id: "telegram", windowProperties: telegramProperties }]);
});
