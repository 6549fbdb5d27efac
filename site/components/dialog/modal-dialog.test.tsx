// @vitest-environment happy-dom
import { createEvent, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createRef } from "react";
import { expect, test, vi } from "vitest";
import { ModalDialog } from "./modal-dialog.tsx";

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

/** @param at when the finger pressed, on the page's clock */
function press(element: Element, detail = 1, at = performance.now()) {
  const event = createEvent.click(element, { detail });
  Object.defineProperty(event, "timeStamp", { value: at });
  return fireEvent(element, event);
}

test("a second tap answers nothing that has just appeared, and is no press for anybody", async () => {
  vi.useFakeTimers();
  const { dialog, onClose } = show();
  const onClick = vi.fn();
  document.addEventListener("click", onClick, { capture: true });
  const link = screen.getByRole("link");
  // Two frames until it is seen, and 400 ms.
  vi.advanceTimersToNextFrame();
  vi.advanceTimersToNextFrame();
  const shownAt = performance.now();
  for (const element of [link, screen.getByRole("button", { name: "Close" }), dialog]) {
    expect(press(element)).toBe(false);
    vi.advanceTimersByTime(130);
  }
  vi.advanceTimersByTime(100);
  expect(dialog.dataset.new).toBeUndefined();
  // Notified later, but pressed before; the second of a double tap that began before; then one that is meant.
  expect([press(link, 1, shownAt + 399), press(link, 2), onClick.mock.calls.length]).toEqual([false, false, 0]);
  link.addEventListener("click", onClick);
  press(link);
  press(link, 2);
  expect(onClick).toHaveBeenCalledTimes(4);
  vi.useRealTimers();
  expect(onClose).not.toHaveBeenCalled();
  document.removeEventListener("click", onClick, { capture: true });
});

test("a dialog that nobody has seen yet is new, however long it has been open", () => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", () => 0);
  const { dialog } = show();
  vi.advanceTimersByTime(5000);
  expect([press(screen.getByRole("link")), dialog.dataset.new]).toEqual([false, ""]);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("what plays behind it pauses", () => {
  const pause = vi.spyOn(HTMLMediaElement.prototype, "pause");
  document.body.append(document.createElement("video"));
  show();
  expect(pause).toHaveBeenCalledOnce();
  document.querySelector("video")?.remove();
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

test("an entry of the history whose dialog is closed is left", () => {
  const back = vi.fn();
  const arriveAt = (state: object | null) => {
    vi.stubGlobal("history", { state, back, pushState: () => {} });
    dispatchEvent(new Event("popstate"));
    return back.mock.calls.length;
  };
  show();
  // The first arrival closes it, as Back does.
  expect([arriveAt({ dialog: 1 }), arriveAt({ dialog: 1 }), arriveAt(null)]).toEqual([0, 1, 1]);
  vi.unstubAllGlobals();
});
