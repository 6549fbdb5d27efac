import type { ReactNode } from "react";
import { CloseIcon } from "#site/components/icons/close-icon.tsx";

interface ModalDialogProps {
  readonly id: string;
  /** Id of the heading inside that names the dialog. */
  readonly labelledBy: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
}

/**
 * A modal dialog, closed in the HTML: without script nothing opens and nobody is trapped. The browser holds the
 * focus and answers Escape and the close button; site/ui/modal-dialog-behaviour.ts opens it and adds the rest. Its
 * styles, and those of what it holds, come with the script that opens it: a stylesheet, and no module of classes.
 */
export function ModalDialog({ id, labelledBy, closeLabel, children }: ModalDialogProps) {
  return (
    <dialog id={id} data-modal="" aria-labelledby={labelledBy} closedby="any">
      <div>
        {children}
        <form method="dialog">
          <button type="submit" aria-label={closeLabel}>
            <CloseIcon />
          </button>
        </form>
      </div>
    </dialog>
  );
}
