/** Keys pressed here mean something else: a player seeks, a field moves its cursor. */
const ownKeys = "video, input, textarea, select, [contenteditable]";

/**
 * Left and right arrow keys anywhere on the page, mirrored where the page runs from right to left. Not while a
 * dialog is open, and not together with a modifier (Alt + Left goes back in history).
 */
export function watchArrowKeys(direction: "ltr" | "rtl", step: (by: -1 | 1) => void): void {
  document.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target instanceof Element && event.target.closest(ownKeys)) return;
    if (document.querySelector("dialog[open]")) return;
    step((event.key === "ArrowRight") === (direction === "ltr") ? 1 : -1);
  });
}
