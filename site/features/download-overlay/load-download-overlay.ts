import { afterFirstPaint } from "#site/components/after-first-view.ts";

// Its picture is not to be in the way of the page's own, and a modal dialog has the whole page laid out anew.
afterFirstPaint(async () => {
  const template = document.querySelector<HTMLTemplateElement>("#download-overlay-script");
  const script = template?.content.querySelector("script");
  if (!script) return;
  await import(script.src).catch(() => {});
  // What else wants to ask something has waited until the overlay is open, or will not be.
  delete template?.dataset.modalComing;
});
