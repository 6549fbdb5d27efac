// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { lazy } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { LazyDialog } from "./lazy-dialog.tsx";

afterEach(cleanup);

test("shows the dialog once its code has loaded", async () => {
  const Loaded = lazy(async () => ({ default: () => <p>dialog</p> }));
  const onError = vi.fn();
  render(
    <LazyDialog onError={onError}>
      <Loaded />
    </LazyDialog>,
  );
  expect(await screen.findByText("dialog")).toBeTruthy();
  expect(onError).not.toHaveBeenCalled();
});

test("where the code cannot be loaded, what is around it stays, and the caller is told", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const Failing = lazy(() => Promise.reject(new Error("offline")));
  const onError = vi.fn();
  render(
    <>
      <p>around</p>
      <LazyDialog onError={onError}>
        <Failing />
      </LazyDialog>
    </>,
  );
  await waitFor(() => expect(onError).toHaveBeenCalledOnce());
  expect(screen.getByText("around")).toBeTruthy();
  error.mockReset();
});
