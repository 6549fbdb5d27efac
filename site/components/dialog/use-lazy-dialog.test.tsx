// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { useLazyDialog } from "./use-lazy-dialog.tsx";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

interface DialogProps {
  readonly onClose: () => void;
}

const Dialog = ({ onClose }: DialogProps) => (
  <button type="button" onClick={onClose}>
    close
  </button>
);

interface OpenerProps {
  readonly load: () => Promise<ComponentType<DialogProps>>;
  readonly otherwise: () => void;
}

function Opener({ load, otherwise }: OpenerProps) {
  const dialog = useLazyDialog(load, { offline: "You’re offline.", otherwise });
  return (
    <>
      <button type="button" onClick={({ currentTarget }) => dialog.open(currentTarget)}>
        open
      </button>
      {dialog.Dialog && <dialog.Dialog onClose={dialog.close} />}
      {dialog.notice}
    </>
  );
}

function show(load: OpenerProps["load"]) {
  const otherwise = vi.fn();
  render(<Opener load={load} otherwise={otherwise} />);
  return otherwise;
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const connected = (onLine: boolean) => vi.spyOn(navigator, "onLine", "get").mockReturnValue(onLine);

test("shows the dialog once its code has loaded, until it is closed", async () => {
  const otherwise = show(async () => Dialog);
  press("open");
  await screen.findByRole("button", { name: "close" });
  expect(screen.getByRole("button", { name: "open" }).hasAttribute("aria-busy")).toBe(false);
  press("close");
  expect(screen.queryByRole("button", { name: "close" })).toBeNull();
  expect(otherwise).not.toHaveBeenCalled();
});

test("a press without a connection says so, and the next one asks for the code again", async () => {
  const load = vi.fn(() => Promise.reject<ComponentType<DialogProps>>(new TypeError("Failed to fetch")));
  const otherwise = show(load);
  connected(false);
  press("open");
  expect((await screen.findByRole("alert")).textContent).toBe("You’re offline.");
  expect(otherwise).not.toHaveBeenCalled();
  connected(true);
  load.mockResolvedValueOnce(Dialog);
  press("open");
  await screen.findByRole("button", { name: "close" });
});

const failing = () => Promise.reject<ComponentType<DialogProps>>(new TypeError("Failed to fetch"));

test("where the code cannot be loaded although the site answers, the press does what it would have done", async () => {
  vi.stubGlobal("fetch", async () => new Response());
  const otherwise = show(failing);
  press("open");
  await waitFor(() => expect(otherwise).toHaveBeenCalledOnce());
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a network that leads nowhere is no connection, whatever the browser says", async () => {
  vi.stubGlobal("fetch", failing);
  const otherwise = show(failing);
  press("open");
  await screen.findByRole("alert");
  expect(otherwise).not.toHaveBeenCalled();
});

test("a press is seen while its code is loaded, and taken back after ten seconds", async () => {
  vi.useFakeTimers();
  show(() => new Promise((resolve) => setTimeout(() => resolve(Dialog), 30_000)));
  press("open");
  const isBusy = () => screen.getByRole("button", { name: "open" }).getAttribute("aria-busy") === "true";
  await act(() => vi.advanceTimersByTimeAsync(9_000));
  expect(isBusy()).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(isBusy()).toBe(false);
  expect(screen.queryByRole("button", { name: "close" })).toBeNull();
});
