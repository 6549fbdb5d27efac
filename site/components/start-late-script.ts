import { afterFirstView } from "./after-first-view.ts";

/**
 * Runs the script of a template (late-script.astro) when the page is there and the browser idle, or with the first
 * touch or key. What is pressed before it runs is pressed again when it does; where it cannot be had, a link leads
 * where it says.
 *
 * @param run fetches and runs a module
 */
export function startLateScript(
  { content, dataset: { lateScript: openers } }: HTMLTemplateElement,
  run: (address: string) => Promise<unknown>,
): void {
  const address = content.querySelector("script")?.src ?? "";
  let running: Promise<unknown> | undefined;
  const start = () => {
    running ??= run(address).then(() => document.removeEventListener("click", onClick));
    return running;
  };
  const startEarly = () => start().catch(tryAgain);
  const tryAgain = () => {
    running = undefined;
  };
  const onClick = async (event: MouseEvent) => {
    const opener = event.target instanceof Element && openers && event.target.closest<HTMLElement>(openers);
    // A click that asks for a new tab or window is the visitor's own wish.
    if (!opener || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    try {
      await start();
      opener.click();
    } catch {
      tryAgain();
      if (opener instanceof HTMLAnchorElement) location.assign(opener.href);
    }
  };
  document.addEventListener("click", onClick);
  // A page of ours that led here has brought most of it.
  if (document.referrer.startsWith(location.origin)) startEarly();
  // Safari has no idle callback.
  else afterFirstView(() => (globalThis.requestIdleCallback ?? setTimeout)(startEarly));
  for (const type of ["pointerdown", "keydown"]) document.addEventListener(type, startEarly, { once: true });
}
