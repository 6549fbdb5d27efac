import { createElement } from "./create-element.ts";

const cross =
  '<svg viewBox="0 0 24 24" width="20" height="20" fill="none" aria-hidden="true"><path d="m5 5 14 14M19 5 5 19" stroke="currentColor" stroke-width="2.25" stroke-linecap="round"/></svg>';

/**
 * Adds a closed modal dialog to the page, for a script that brings it along: no first view carries what most visitors
 * never open. The browser holds the focus and answers Escape and the close button; modal-dialog-behaviour.ts opens it
 * and adds the rest.
 *
 * @param id the heading among the content is its title: its id is the same with "-title"
 */
export function addModalDialog(id: string, closeLabel: string, ...content: readonly HTMLElement[]): HTMLDialogElement {
  const close = createElement("button", { type: "submit", "aria-label": closeLabel });
  close.innerHTML = cross;
  const dialog = createElement(
    "dialog",
    { id, "data-modal": "", "aria-labelledby": `${id}-title`, closedby: "any" },
    createElement("div", {}, ...content, createElement("form", { method: "dialog" }, close)),
  );
  document.body.append(dialog);
  return dialog;
}
