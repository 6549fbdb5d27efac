import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
} from "react";
import { classNames } from "#site/components/class-names.ts";
import { CloseIcon } from "#site/components/icons/close-icon.tsx";
import { closeOnBack } from "./close-on-back.ts";
import styles from "./modal-dialog.module.css";
import { refuseHastyPresses } from "./refuse-hasty-presses.ts";

/** What a screen reader calls the dialog: a heading inside, by its id, or a text that is not shown. */
type DialogName =
  | { readonly labelledBy: string; readonly label?: undefined }
  | { readonly label: string; readonly labelledBy?: undefined };

export type ModalDialogProps = DialogName & {
  readonly closeLabel: string;
  /** Called once the dialog has closed, however it was closed. */
  readonly onClose: () => void;
  /** Gets the focus back: Safari does not focus a link when it is clicked, so the browser's own return would miss it. */
  readonly returnFocusTo?: RefObject<HTMLElement | null>;
  /** Opened by the page, not by a press: Back leaves the page. */
  readonly isUnasked?: boolean;
  /** Fills the screen, whatever the color scheme: "dark" as a cinema does, "light" for what a camera reads. */
  readonly fullScreen?: "dark" | "light";
  readonly className?: string | undefined;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly children: ReactNode;
};

/**
 * A modal dialog that is open as long as it is rendered. The browser holds the focus inside and closes it on Escape; a
 * press on the backdrop closes it, too, and so does Back. What plays behind it pauses.
 */
export function ModalDialog(props: ModalDialogProps) {
  const {
    labelledBy,
    label,
    closeLabel,
    onClose,
    returnFocusTo,
    isUnasked = false,
    fullScreen,
    className,
    onKeyDown,
    children,
  } = props;
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showModal();
    // Not the first link: a screen reader reads the dialog's name first, and no ring surrounds a choice nobody made.
    dialog.focus({ preventScroll: true });
    // The browser has scrolled to the link that it focused first.
    dialog.scrollTop = 0;
    for (const media of document.querySelectorAll<HTMLMediaElement>("video, audio")) media.pause();
    const stop = [refuseHastyPresses(dialog), ...(isUnasked ? [] : [closeOnBack(dialog)])];
    return () => {
      for (const each of stop) each();
    };
  }, [isUnasked]);

  const closeOnBackdrop = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    // The panel inside covers the whole dialog, so only a click on the backdrop targets the dialog itself.
    if (target === currentTarget) currentTarget.close();
  };
  const close = ({ target, currentTarget }: SyntheticEvent) => {
    // Of a dialog within this one: other than the browser's, React's event goes up.
    if (target !== currentTarget) return;
    returnFocusTo?.current?.focus({ preventScroll: true });
    onClose();
  };

  return (
    <dialog
      ref={ref}
      className={classNames(
        "raised",
        styles.dialog,
        fullScreen && styles.fullScreen,
        fullScreen && styles[fullScreen],
        className,
      )}
      aria-labelledby={labelledBy}
      aria-label={label}
      tabIndex={-1}
      onClick={closeOnBackdrop}
      onKeyDown={onKeyDown}
      onClose={close}
    >
      <div className={styles.panel}>
        {children}
        <form method="dialog">
          <button type="submit" className={`muted round-button ${styles.close}`} aria-label={closeLabel}>
            <CloseIcon />
          </button>
        </form>
      </div>
    </dialog>
  );
}
