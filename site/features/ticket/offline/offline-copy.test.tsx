// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderIsland } from "#site/islands/island.harness.tsx";
import { OfflineCopyIsland } from "./offline-copy.tsx";
import { canSave, removeFromDevice, saveOnDevice } from "./save-on-device.ts";

vi.mock("./save-on-device.ts", () => ({ canSave: vi.fn(), removeFromDevice: vi.fn(), saveOnDevice: vi.fn() }));

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.offline;
  vi.mocked(canSave).mockReturnValue(true);
  vi.mocked(saveOnDevice).mockResolvedValue("saved");
});
afterEach(() => vi.clearAllMocks());

const show = () => renderIsland(OfflineCopyIsland, { expires: "12 Temmuz 2026" });
const says = (text: RegExp) => waitFor(() => expect(screen.getByRole("status").textContent).toMatch(text));
const button = () => screen.queryByRole("button")?.textContent ?? null;

test("the ticket is saved, and the visitor can remove it and save it again", async () => {
  show();
  await waitFor(() => expect(saveOnDevice).toHaveBeenCalledOnce());
  await says(/bu cihazda kayıtlı;.* Kopyanın süresi 12 Temmuz 2026 tarihinde dolar/);
  fireEvent.click(screen.getByRole("button", { name: "Bu cihazdan kaldır" }));
  await says(/bu cihazda kayıtlı değil/);
  expect(removeFromDevice).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole("button", { name: "Bu cihaza kaydet" }));
  await says(/bu cihazda kayıtlı;/);
  expect(saveOnDevice).toHaveBeenCalledTimes(2);
});

test("a ticket that was removed is not saved again when it is opened again", async () => {
  const { setDeclined } = await vi.importActual<typeof import("./declined-tickets.ts")>("./declined-tickets.ts");
  await setDeclined(new URL(location.href), true);
  expect(JSON.stringify({ ...localStorage })).not.toContain(location.pathname);
  show();
  await says(/kayıtlı değil/);
  expect(saveOnDevice).not.toHaveBeenCalled();
});

test("a copy says that it is saved, and once removed cannot be saved again", async () => {
  document.documentElement.dataset.offline = "2026-07-01T10:00:00.000Z";
  show();
  await says(/bu cihazda kayıtlı;/);
  expect(saveOnDevice).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Bu cihazdan kaldır" }));
  await says(/kayıtlı değil/);
  expect(button()).toBeNull();
});

test.each([
  ["is lost on the way", () => vi.mocked(saveOnDevice).mockResolvedValueOnce("lost")],
  ["did not bring the worker", () => vi.mocked(saveOnDevice).mockRejectedValueOnce(new TypeError("Failed to fetch"))],
])("where the connection %s, the ticket is saved once it is back, or by a press", async (_reason, prepare) => {
  prepare();
  show();
  await says(/bağlantın koptu/);
  prepare();
  fireEvent.click(screen.getByRole("button", { name: "Bu cihaza kaydet" }));
  await waitFor(() => expect(saveOnDevice).toHaveBeenCalledTimes(2));
  await says(/bağlantın koptu/);
  fireEvent(window, new Event("online"));
  await says(/bu cihazda kayıtlı;/);
  fireEvent(window, new Event("online"));
  expect(saveOnDevice).toHaveBeenCalledTimes(3);
});

test.each([
  ["has no service workers", () => vi.mocked(canSave).mockReturnValue(false)],
  ["refuses the worker", () => vi.mocked(saveOnDevice).mockRejectedValue(new DOMException("", "SecurityError"))],
  ["has no space", () => vi.mocked(saveOnDevice).mockResolvedValue("unavailable")],
])("a browser that %s says what else helps", async (_reason, prepare) => {
  prepare();
  show();
  await says(/^Bu tarayıcı bileti kaydedemiyor/);
  expect(button()).toBeNull();
});
