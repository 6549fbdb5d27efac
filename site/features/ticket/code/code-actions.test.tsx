// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderIsland } from "#site/islands/island.harness.tsx";
import { CodeActionsIsland } from "./code-actions.tsx";

const code = "6f1b-00c1";
const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  writeText.mockReset();
  give("clipboard", { writeText });
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const name of ["clipboard", "wakeLock"]) Reflect.deleteProperty(navigator, name);
});

/** Gives the browser a feature. */
function give(name: "clipboard" | "wakeLock", feature: object): void {
  Object.defineProperty(navigator, name, { configurable: true, value: feature });
}

const show = (hasQrCode = true) => renderIsland(CodeActionsIsland, { code, title: "Konser", hasQrCode });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("the code is copied, and a screen reader hears it", async () => {
  writeText.mockResolvedValue();
  show();
  press("Kodu kopyala");
  expect(writeText).toHaveBeenCalledWith(code);
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("Kod kopyalandı"));
});

test("where the browser does not copy, the code is selected", async () => {
  writeText.mockRejectedValue(new DOMException("", "NotAllowedError"));
  show();
  press("Kodu kopyala");
  await waitFor(() => expect(screen.getByRole("status").textContent).toMatch(/^Tarayıcın kopyalamaya izin vermedi/));
  expect(getSelection()?.toString()).toBe(code);
});

test("a code without a QR code has nothing to enlarge", () => {
  show(false);
  expect(screen.queryByRole("button", { name: "Tam ekran" })).toBeNull();
});

/** A wake lock as browsers have it: released when the page is hidden. */
function stubWakeLock() {
  const held = new Set<object>();
  const request = vi.fn(async () => {
    const lock = { release: async () => void held.delete(lock) };
    held.add(lock);
    return lock;
  });
  give("wakeLock", { request });
  return { held, request };
}

function setVisibility(state: DocumentVisibilityState) {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
}

test("the screen stays awake while the code fills it, also after the page was hidden", async () => {
  const { held, request } = stubWakeLock();
  show();
  press("Tam ekran");
  await waitFor(() => expect(held.size).toBe(1));
  held.clear();
  setVisibility("hidden");
  expect(request).toHaveBeenCalledTimes(1);
  setVisibility("visible");
  await waitFor(() => expect(held.size).toBe(1));

  press("Kapat");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(held.size).toBe(0));
  setVisibility("visible");
  expect(request).toHaveBeenCalledTimes(2);
});

test("a lock that is granted after the dialog has closed is released", async () => {
  const { promise, resolve } = Promise.withResolvers<{ release: () => Promise<void> }>();
  give("wakeLock", { request: () => promise });
  const release = vi.fn(async () => {});
  show();
  press("Tam ekran");
  press("Kapat");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  resolve({ release });
  await waitFor(() => expect(release).toHaveBeenCalledOnce());
});

test("without a wake lock, or where it is refused, the code fills the screen all the same", async () => {
  give("wakeLock", { request: () => Promise.reject(new DOMException("", "NotAllowedError")) });
  show();
  press("Tam ekran");
  expect(screen.getByRole("dialog", { name: "Biletin QR kodu" }).textContent).toContain(code);
});
