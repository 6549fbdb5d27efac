// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import type { ConsentSettings } from "#site/features/consent/consent-settings.tsx";
import { startMeasurement } from "./start-measurement.ts";

const dialog = { ask: vi.fn(), hideQuestion: vi.fn(), showSettings: vi.fn() };
vi.mock("#site/features/consent/consent-dialog.ts", () => ({ createConsentDialog: async () => dialog }));

const settings = {
  kind: "privacy-policy",
  isClosed: true,
  trackers: [{ id: "google", account: "G-1", category: "analytics", consentBit: 1 }],
  categories: [{ id: "analytics", consentBits: 1 }],
} as unknown as ConsentSettings;

test("the question goes where the visitor comes back after an answer on the next page", async () => {
  startMeasurement(settings);
  await expect.poll(() => dialog.ask).toHaveBeenCalledOnce();
  expect(dialog.hideQuestion).not.toHaveBeenCalled();
  // biome-ignore lint/suspicious/noDocumentCookie: as consent-dialog.ts does
  document.cookie = `cc_cookie=${encodeURIComponent(JSON.stringify({ categories: ["necessary"], revision: 1 }))}`;
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  await expect.poll(() => dialog.hideQuestion).toHaveBeenCalledOnce();
});
