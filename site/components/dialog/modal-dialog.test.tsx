// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createRef } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { ModalDialog } from "./modal-dialog.tsx";

afterEach(cleanup);

function show() {
  const onClose = vi.fn();
  const opener = createRef<HTMLButtonElement>();
  render(
    <>
      <button ref={opener} type="button">
        open
      </button>
      <ModalDialog label="Name" closeLabel="Close" onClose={onClose} returnFocusTo={opener}>
        <a href="/">first</a>
      </ModalDialog>
    </>,
  );
  return { onClose, dialog: screen.getByRole<HTMLDialogElement>("dialog", { name: "Name" }) };
}

test("is open and has the focus itself, so that its name is read first", () => {
  const { dialog } = show();
  expect([dialog.open, document.activeElement]).toEqual([true, dialog]);
});

test.each([
  ["its button", () => fireEvent.click(screen.getByRole("button", { name: "Close" }))],
  ["a click beside it", () => fireEvent.click(screen.getByRole("dialog"))],
])("%s closes it, and the opener has the focus again", async (_way, close) => {
  const { onClose } = show();
  close();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(document.activeElement?.textContent).toBe("open");
});

test("a click inside leaves it open", () => {
  const { dialog, onClose } = show();
  fireEvent.click(dialog.firstElementChild as Element);
  expect([dialog.open, onClose.mock.calls]).toEqual([true, []]);
});

test("a dialog within it closes alone", () => {
  const [outer, inner] = [vi.fn(), vi.fn()];
  render(
    <ModalDialog label="Outer" closeLabel="Close" onClose={outer}>
      <ModalDialog label="Inner" closeLabel="Close" onClose={inner}>
        text
      </ModalDialog>
    </ModalDialog>,
  );
  fireEvent(screen.getByRole("dialog", { name: "Inner" }), new Event("close"));
  expect([inner.mock.calls.length, outer.mock.calls.length]).toEqual([1, 0]);
});
