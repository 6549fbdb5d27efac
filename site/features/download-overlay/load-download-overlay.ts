import { afterFirstView } from "#site/ui/after-first-view.ts";

// Its picture is not to be in the way of the page's own, and a modal dialog has the whole page laid out anew.
afterFirstView(() => {
  const template = document.querySelector<HTMLTemplateElement>("#download-overlay-script");
  const script = template?.content.querySelector("script");
  // What else wants to ask something waits until the overlay is open, or will not be.
  if (script) void import(script.src).catch(() => {}).then(() => delete template.dataset.modalComing);
});
