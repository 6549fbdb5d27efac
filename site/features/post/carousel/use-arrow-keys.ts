import { useWindowEvent } from "#site/islands/use-window-event.ts";

/** Keys pressed in these mean something else: a player seeks, a field moves its cursor. */
const ownKeys = "video, input, textarea, select, [contenteditable]";

/**
 * Calls `onStep` for the left and right arrow keys anywhere on the page, mirrored where the page runs from right to left.
 * Not while a dialog is open, and not together with a modifier (Alt + Left goes back in history).
 */
export function useArrowKeys(direction: "ltr" | "rtl", onStep: (by: -1 | 1) => void): void {
  useWindowEvent("keydown", (event) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target instanceof Element && event.target.closest(ownKeys)) return;
    if (document.querySelector("dialog[open]")) return;
    onStep((event.key === "ArrowRight") === (direction === "ltr") ? 1 : -1);
  });
}
