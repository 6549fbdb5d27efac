/** On a button that was pressed before its script was there: the press is heard, and repeated then. */
export const pressed = "aria-busy";

/** Milliseconds after which a press is taken back: whoever has waited so long expects nothing of it any more. */
const patienceMs = 10_000;

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

export function markPressed(button: Element): void {
  button.setAttribute(pressed, "true");
  clearTimeout(timers.get(button));
  timers.set(
    button,
    setTimeout(() => button.removeAttribute(pressed), patienceMs),
  );
}
