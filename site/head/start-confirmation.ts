/** Says that the script at the end of the page has run through. It calls this itself, last. */
export function confirmStart(): void {
  document.currentScript?.setAttribute("data-started", "");
}

/** Whether it has. */
export function hasStarted(): boolean {
  return document.querySelector("script[data-started]") !== null;
}
