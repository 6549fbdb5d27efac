import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { classNames } from "#site/components/class-names.ts";
import { CloseIcon } from "#site/components/icons/close-icon.tsx";
import styles from "./modal-dialog.module.css";

interface ModalDialogProps {
  /** Id of the heading inside that names the dialog. */
  readonly labelledBy: string;
  readonly closeLabel: string;
  /** Called once the dialog has closed, however it was closed. */
  readonly onClose: () => void;
  /** Gets the focus back: Safari does not focus a link when it is clicked, so the browser's own return would miss it. */
  readonly returnFocusTo?: RefObject<HTMLElement | null>;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A modal dialog that is open as long as it is rendered. The browser holds the focus inside and closes it on Escape;
 * the backdrop closes it in browsers that do not know `closedby` too.
 */
export function ModalDialog({ labelledBy, closeLabel, onClose, returnFocusTo, className, children }: ModalDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open) return;
    dialog.showModal();
    // Not the first link: a screen reader reads the dialog's name first, and no ring surrounds a choice nobody made.
    dialog.focus({ preventScroll: true });
    // The browser has scrolled to the link that it focused first.
    dialog.scrollTop = 0;
  }, []);

  const closeOnBackdrop = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    // The panel inside covers the whole dialog, so only a click on the backdrop targets the dialog itself.
    if (target === currentTarget) currentTarget.close();
  };
  const close = () => {
    returnFocusTo?.current?.focus({ preventScroll: true });
    onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself
    <dialog
      ref={ref}
      className={classNames(styles.dialog, className)}
      aria-labelledby={labelledBy}
      tabIndex={-1}
      {...{ closedby: "any" }}
      onClick={closeOnBackdrop}
      onClose={close}
    >
      <div className={styles.panel}>
        {children}
        <form method="dialog">
          <button type="submit" className={styles.close} aria-label={closeLabel}>
            <CloseIcon />
          </button>
        </form>
      </div>
    </dialog>
  );
}
