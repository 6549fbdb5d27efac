import { expect, test } from "vitest";
import { createDismissal } from "./dismissal.ts";

function storageOf(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  } as Storage;
}

test("what was closed stays so on the next page, as long as the storage lives", () => {
  const storage = storageOf();
  const page = createDismissal(() => storage, "line");
  expect(page.isDismissed()).toBe(false);
  page.dismiss();
  expect(page.isDismissed()).toBe(true);
  expect(createDismissal(() => storage, "line").isDismissed()).toBe(true);
  expect(createDismissal(() => storage, "another").isDismissed()).toBe(false);
  expect(createDismissal(storageOf, "line").isDismissed()).toBe(false);
});

test("where storage is refused, it stays closed on its page", () => {
  const refused = () => {
    throw new DOMException("refused", "SecurityError");
  };
  const page = createDismissal(refused, "line");
  expect(page.isDismissed()).toBe(false);
  page.dismiss();
  expect(page.isDismissed()).toBe(true);
  expect(createDismissal(refused, "line").isDismissed()).toBe(false);
});
