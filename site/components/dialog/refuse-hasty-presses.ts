/** Milliseconds until a press is meant for what has appeared: the taps of a double tap are at most some 300 apart. */
const settleMs = 400;

/**
 * A second tap is no answer to a question that has just appeared under the finger: until the dialog has been seen for a
 * moment, and until a first press begins in it, pointers press nothing, neither on it nor beside it. Keys do: they reach a
 * choice only after the focus has.
 *
 * @returns stops it
 */
export function refuseHastyPresses(dialog: HTMLElement): () => void {
  let hasBegun = false;
  let settledAt = Number.POSITIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  dialog.dataset.new = "";
  // On a slow phone the picture comes late: the second callback is the first one after it.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame((shownAt) => {
      settledAt = shownAt + settleMs;
      timer = setTimeout(() => delete dialog.dataset.new, settleMs);
    });
  });
  const refuse = (event: MouseEvent) => {
    // A key's click has no count of presses.
    if (event.detail === 0 || !(event.target instanceof Node && dialog.contains(event.target))) return;
    // The time of the press: a busy page gets the event later.
    hasBegun ||= event.detail === 1 && event.timeStamp >= settledAt;
    if (hasBegun) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // Before all other listeners, those that count presses too.
  addEventListener("click", refuse, { capture: true });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    removeEventListener("click", refuse, { capture: true });
  };
}
