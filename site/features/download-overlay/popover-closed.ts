/** Resolves when no popover of the page is open: at once, or when the visitor has closed it. */
export async function popoverClosed(): Promise<void> {
  // Older browsers do not know the selector, and throw.
  if (!("popover" in HTMLElement.prototype)) return;
  for (;;) {
    const popover = document.querySelector(":popover-open");
    if (!popover) return;
    await new Promise((resolve) => popover.addEventListener("toggle", resolve, { once: true }));
  }
}
