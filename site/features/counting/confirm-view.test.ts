// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { confirmView } from "./confirm-view.ts";

const visit = (deliveryType: string) => ({ deliveryType }) as unknown as PerformanceEntry;

test("a prerendered post is asked for when it is shown, once", () => {
  const shown = document.implementation.createHTMLDocument();
  Reflect.set(shown, "prerendering", true);
  const ask = vi.fn();
  confirmView(shown, visit("navigational-prefetch"), ask);
  expect(ask).not.toHaveBeenCalled();
  for (const _twice of [1, 2]) shown.dispatchEvent(new Event("prerenderingchange"));
  expect(ask).toHaveBeenCalledOnce();
});

test("one that was prefetched is asked for at once, and one that was fetched for this visit is not", () => {
  const ask = vi.fn();
  confirmView(document, visit(""), ask);
  confirmView(document, undefined, ask);
  expect(ask).not.toHaveBeenCalled();
  confirmView(document, visit("navigational-prefetch"), ask);
  expect(ask).toHaveBeenCalledOnce();
});
