import { type ComponentType, useState } from "react";
import { applyDialogStyles } from "#site/components/dialog/dialog-styles.ts";
import { Toast } from "#site/components/toast/toast.tsx";
import { useConfirmation } from "#site/components/toast/use-confirmation.ts";

interface LazyDialogOptions {
  /** Says that there is no connection. */
  readonly offline: string;
  /** What a press does where the code cannot be loaded: what its link would have done. */
  readonly otherwise: () => void;
}

/**
 * A dialog whose code is loaded when it opens. A press without a connection says so and leaves the page, which the browser
 * would replace by an error of its own; the next press requests the code again.
 */
export function useLazyDialog<Props>(
  load: () => Promise<ComponentType<Props>>,
  { offline, otherwise }: LazyDialogOptions,
) {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  const [isOpen, setIsOpen] = useState(false);
  const [text, confirm] = useConfirmation();
  const open = () =>
    void Promise.all([load(), applyDialogStyles()]).then(
      ([component]) => {
        setLoaded(() => component);
        setIsOpen(true);
      },
      () => (navigator.onLine === false ? confirm(offline) : otherwise()),
    );
  return {
    open,
    close: () => setIsOpen(false),
    /** The dialog's component while it is open. */
    Dialog: isOpen ? Loaded : undefined,
    /** Stands in the page, to be shown and announced when there is something to say. */
    notice: text && (
      <>
        <span className="hidden-text" role="alert">
          {text}
        </span>
        <Toast text={text} />
      </>
    ),
  };
}
