import type { EnglishMessages } from "#locales/messages.ts";
import { addModalDialog } from "#site/components/add-modal-dialog.ts";
import { createElement } from "#site/components/create-element.ts";

export type SharingTexts = EnglishMessages["sharing"];

export interface CopyDialog {
  readonly dialog: HTMLDialogElement;
  /** Read only; holds the address where the browser lets nobody but the visitor copy. */
  readonly field: HTMLInputElement;
}

/** Where a link is copied by hand. */
export function createCopyDialog(texts: SharingTexts): CopyDialog {
  const field = createElement("input", {
    id: "share-link",
    type: "text",
    dir: "ltr",
    readonly: "",
    "aria-label": texts.link,
  });
  const dialog = addModalDialog(
    "share-dialog",
    texts.close,
    createElement("h2", { id: "share-dialog-title" }, texts.copyTitle),
    createElement("p", {}, texts.copyText),
    field,
  );
  return { dialog, field };
}
