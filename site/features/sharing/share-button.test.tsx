// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderIsland } from "#site/islands/island.harness.tsx";
import { ShareButtonIsland } from "./share-button.tsx";

const url = "https://meydan.example/post/p-1?lng=tr";
const writeText = vi.fn<(text: string) => Promise<void>>();

/** @param share the browser's own way to share, where it has one */
function show(share?: (data: ShareData) => Promise<void>) {
  const clipboard = { writeText: writeText.mockReset().mockResolvedValue() };
  vi.stubGlobal("navigator", { ...(share && { share }), clipboard });
  renderIsland(ShareButtonIsland, { url });
}

const press = () => fireEvent.click(screen.getByRole("button", { name: "Paylaş" }));
const status = () => screen.getByRole("status").textContent;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("hands the link to the browser's share sheet, and says nothing more", async () => {
  const share = vi.fn(async () => {});
  show(share);
  press();
  await waitFor(() => expect(share).toHaveBeenCalledWith({ url }));
  expect([status(), writeText.mock.calls]).toEqual(["", []]);
});

test("nothing more happens to somebody who cancels", async () => {
  const share = vi.fn(() => Promise.reject(new DOMException("cancelled", "AbortError")));
  show(share);
  press();
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  expect([status(), writeText.mock.calls, screen.queryByRole("dialog")]).toEqual(["", [], null]);
});

test("copies the link where the browser cannot share, says so, and is silent again", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  show();
  expect(status()).toBe("");
  press();
  await expect.poll(() => status()).toBe("Bağlantı kopyalandı");
  expect(writeText).toHaveBeenCalledWith(url);
  const button = screen.getByRole("button", { name: "Paylaş" }); // to hear, as before
  expect(button.textContent).toContain("Kopyalandı");
  await act(() => vi.advanceTimersByTimeAsync(4000));
  expect([status(), button.textContent]).toEqual(["", "Paylaş"]);
});

test("copies the link where the browser's share sheet fails", async () => {
  show(() => Promise.reject(new TypeError("not allowed here")));
  press();
  await waitFor(() => expect(writeText).toHaveBeenCalledWith(url));
});

test("where copying is forbidden, offers the link selected, and gives the focus back", async () => {
  show();
  writeText.mockRejectedValue(new DOMException("forbidden", "NotAllowedError"));
  press();
  const field = await screen.findByRole<HTMLInputElement>("textbox", { name: "Bağlantı" });
  expect(screen.getByRole("dialog", { name: "Bağlantıyı kopyala" })).toBeTruthy();
  expect([field.value, field.readOnly, document.activeElement]).toEqual([url, true, field]);
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, url.length]);
  fireEvent.click(screen.getByRole("button", { name: "Kapat" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Paylaş" }));
});
