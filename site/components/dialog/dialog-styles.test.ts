// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  document.body.innerHTML = "";
  vi.resetModules();
});

const start = async () => {
  const { applyDialogStyles, dialogSheet } = await import("./dialog-styles.ts");
  const link = Object.assign(document.createElement("link"), { disabled: true });
  link.setAttribute(dialogSheet, "");
  document.body.append(link);
  return { applyDialogStyles, link };
};

test("the sheet is asked for once, and a dialog waits for it", async () => {
  const { applyDialogStyles, link } = await start();
  const opened = Promise.all([applyDialogStyles(), applyDialogStyles()]);
  expect(link.disabled).toBe(false);
  link.dispatchEvent(new Event("load"));
  await opened;
  link.disabled = true;
  await applyDialogStyles();
  expect(link.disabled).toBe(true);
});

test("a sheet that did not come is asked for again", async () => {
  const { applyDialogStyles, link } = await start();
  const refused = applyDialogStyles();
  link.dispatchEvent(new Event("error"));
  await expect(refused).rejects.toBeInstanceOf(Event);
  const again = applyDialogStyles();
  link.dispatchEvent(new Event("load"));
  await again;
});

test("a page that has the styles waits for nothing", async () => {
  const { applyDialogStyles } = await import("./dialog-styles.ts");
  await applyDialogStyles();
});
