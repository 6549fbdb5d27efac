// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import type { ComponentProps } from "react";
import { afterEach, describe, expect, it, test, vi } from "vitest";
import { renderIsland } from "#site/islands/island.harness.tsx";
import { ShareButtonIsland } from "./share-button.tsx";

const url = "https://meydan.example/post/p-1?lng=tr";
const writeText = vi.fn<(text: string) => Promise<void>>();

/** @param share the browser's own way to share, where it has one */
function show(
  share?: (data: ShareData) => Promise<void>,
  props: Partial<ComponentProps<typeof ShareButtonIsland>> = {},
) {
  const clipboard = { writeText: writeText.mockReset().mockResolvedValue() };
  vi.stubGlobal("navigator", { ...(share && { share }), clipboard });
  renderIsland(ShareButtonIsland, { url, ...props });
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

describe("the code of a post", () => {
  const code = '<iframe src="https://meydan.example/embed/post/p-1?lng=tr"></iframe>';
  const embed = () => screen.getByRole("button", { name: "Sitene ekle" });
  const open = async (answer = new Response(JSON.stringify({ html: code }))) => {
    const request = vi.fn(async (_url: string) => answer);
    vi.stubGlobal("fetch", request);
    show(undefined, { isEmbeddable: true });
    expect(request).not.toHaveBeenCalled();
    fireEvent.click(embed());
    await waitFor(() => expect(request.mock.calls).toEqual([[`/oembed?url=${encodeURIComponent(url)}`]]));
  };

  it("is that of oEmbed, in the page's language, and the button that copies it says so", async () => {
    await open();
    const field = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Gönderiyi sitene ekle" });
    expect([field.value, field.readOnly]).toEqual([code, true]);
    const copy = screen.getByRole("button", { name: "Kodu kopyala" });
    fireEvent.click(copy);
    await waitFor(() => expect(copy.textContent).toBe("Kodu kopyalaKopyalandı"));
    expect(writeText.mock.calls).toEqual([[code]]);
  });

  it("is selected where copying is forbidden; closed, the focus is where it was", async () => {
    await open();
    const field = await screen.findByRole<HTMLTextAreaElement>("textbox");
    writeText.mockRejectedValue(new DOMException("forbidden", "NotAllowedError"));
    fireEvent.click(screen.getByRole("button", { name: "Kodu kopyala" }));
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, code.length]);
    fireEvent.click(screen.getByRole("button", { name: "Kapat" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(document.activeElement).toBe(embed());
  });

  it("says so where it cannot be loaded", async () => {
    await open(new Response('{"error":{"code":"unavailable"}}', { status: 503 }));
    expect((await screen.findByRole("dialog", { name: "Gönderiyi sitene ekle" })).textContent).toContain(
      "Kod yüklenemedi. Biraz sonra yeniden dene.",
    );
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it("is not offered for what is shared otherwise, such as a profile", () => {
    show();
    expect(screen.queryByRole("button", { name: "Sitene ekle" })).toBeNull();
  });
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
