// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { brand } from "#brand/brand.ts";
import { createTranslate } from "#site/i18n/translate.ts";
import { renderIsland } from "#site/islands/island.harness.tsx";
import { JoinLinkIsland } from "../join-link.tsx";
import { type StoreContext, storeContext } from "../store-context.ts";
import { storeUrl } from "../store-urls.ts";

vi.mock("#brand/brand.ts", async (original) => {
  const { brand } = await original<typeof import("#brand/brand.ts")>();
  return { brand: { ...brand, ios: { ...brand.ios, takesCopiedLink: true } } };
});

const t = createTranslate("en");
const canonical = "https://meydan.example/post/p-1?lng=en";
const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1";
const android = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36";
const post = storeContext("post", "en", "p-1");
const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  document.documentElement.lang = "en";
  document.head.replaceChildren(
    document.createRange().createContextualFragment(`<link rel="canonical" href="${canonical}">`),
  );
  writeText.mockReset().mockResolvedValue();
});
afterEach(() => vi.unstubAllGlobals());

async function openChooser(context: StoreContext, userAgent: string) {
  vi.stubGlobal("navigator", { userAgent, clipboard: { writeText } });
  renderIsland(JoinLinkIsland, { context, className: "join", phoneUrl: "https://meydan.example/download" }, "en");
  fireEvent.click(screen.getByRole("link", { name: t("join.button") }));
  return within(await screen.findByRole("dialog"));
}

test("a press copies the canonical URL and says so, the next one opens the store", async () => {
  const dialog = await openChooser(post, iphone);
  expect(dialog.getByRole("status").textContent).toBe("");
  fireEvent.click(dialog.getByRole("button", { name: t("copiedLink.copy") }));
  const store = await dialog.findByRole<HTMLAnchorElement>("link", { name: t("copiedLink.openStore") });
  expect(writeText.mock.calls).toEqual([[canonical]]);
  expect(dialog.getByRole("status").textContent).toBe(t("copiedLink.copied"));
  expect(store.href).toBe(storeUrl("apple", { context: post, position: "chooser" }));
  expect(document.activeElement).toBe(store);
});

test("nothing is copied without a press, and both stores stay", async () => {
  const dialog = await openChooser(post, iphone);
  expect(dialog.getAllByRole("link").map(({ dataset }) => dataset.store)).toEqual(["apple", "google"]);
  expect(writeText).not.toHaveBeenCalled();
});

test("where copying is refused, the link is shown to be copied by hand, and the store comes next", async () => {
  writeText.mockRejectedValue(new DOMException("not allowed", "NotAllowedError"));
  const dialog = await openChooser(post, iphone);
  fireEvent.click(dialog.getByRole("button", { name: t("copiedLink.copy") }));
  const field = await screen.findByRole<HTMLInputElement>("textbox");
  expect(field.value).toBe(canonical);
  expect(dialog.getByRole("status").textContent).toBe("");
  fireEvent(field.closest("dialog") as HTMLDialogElement, new Event("close"));
  await waitFor(() => expect(screen.queryByRole("textbox")).toBeNull());
  expect(dialog.getByRole("link", { name: t("copiedLink.openStore") })).toBe(document.activeElement);
});

test.each([
  ["Android", post, android],
  ["a profile", storeContext("profile", "en", "u-1"), iphone],
  ["a ticket", storeContext("ticket", "en"), iphone],
] as const)("%s is offered the stores alone", async (_, context, userAgent) => {
  const dialog = await openChooser(context, userAgent);
  expect(dialog.getAllByRole("link")).toHaveLength(2);
  expect(dialog.queryByRole("button", { name: t("copiedLink.copy") })).toBeNull();
});

test("by default, the app takes no links", async () => {
  const { brand: own } = await vi.importActual<typeof import("#brand/brand.ts")>("#brand/brand.ts");
  expect(own.ios.takesCopiedLink).toBe(false);
  expect(brand.ios.takesCopiedLink).toBe(true);
});
