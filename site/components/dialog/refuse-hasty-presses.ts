/** Milliseconds until a press is meant for what has appeared: the taps of a double tap are at most some 300 apart. */
const settleMs = 400;

/**
 * A second tap is no answer to a question that has just appeared under the finger: until the dialog has settled, and
 * until a first press begins in it, pointers press nothing, neither on it nor beside it. Keys do: they reach a choice
 * only after the focus has.
 *
 * @returns stops it
 */
export function refuseHastyPresses(dialog: HTMLElement): () => void {
  let hasBegun = false;
  dialog.dataset.new = "";
  const settle = () => delete dialog.dataset.new;
  const timer = setTimeout(settle, settleMs);
  const refuse = (event: MouseEvent) => {
    // A key's click has no count of presses.
    if (event.detail === 0 || !(event.target instanceof Node && dialog.contains(event.target))) return;
    hasBegun ||= event.detail === 1 && dialog.dataset.new === undefined;
    if (hasBegun) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // Before all other listeners, those that count presses too.
  addEventListener("click", refuse, { capture: true });
  return () => {
    clearTimeout(timer);
    removeEventListener("click", refuse, { capture: true });
  };
}
