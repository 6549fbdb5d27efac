// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { useLazyDialog } from "./use-lazy-dialog.tsx";

afterEach(() => void vi.restoreAllMocks());

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
      <button type="button" onClick={dialog.open}>
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

test("where the code cannot be loaded, the press does what it would have done", async () => {
  const otherwise = show(() => Promise.reject(new Error("404")));
  press("open");
  await waitFor(() => expect(otherwise).toHaveBeenCalledOnce());
  expect(screen.queryByRole("alert")).toBeNull();
});
