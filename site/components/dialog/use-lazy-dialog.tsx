import { type ComponentType, useState } from "react";
import { applyDialogStyles } from "#site/components/dialog/dialog-styles.ts";
import { isSiteReachable } from "#site/components/is-site-reachable.ts";
import { pressed, pressTimeoutMs } from "#site/components/pressed.ts";
import { Toast } from "#site/components/toast/toast.tsx";
import { useConfirmation } from "#site/components/toast/use-confirmation.ts";

interface LazyDialogOptions {
  /** Says that there is no connection. */
  readonly offline: string;
  /** What a press does where the code cannot be loaded: what its link would have done. */
  readonly otherwise: () => void;
}

/**
 * A dialog whose code is loaded when it opens. What was pressed is marked meanwhile, and taken back after ten seconds. A press
 * without a connection says so and leaves the page, which the browser would replace by an error of its own; the next press
 * requests the code again.
 */
export function useLazyDialog<Props>(
  load: () => Promise<ComponentType<Props>>,
  { offline, otherwise }: LazyDialogOptions,
) {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  const [isOpen, setIsOpen] = useState(false);
  const [text, confirm] = useConfirmation();
  const open = async (button: Element) => {
    button.setAttribute(pressed, "true");
    const timer = setTimeout(() => button.removeAttribute(pressed), pressTimeoutMs);
    try {
      const [component] = await Promise.all([load(), applyDialogStyles()]);
      if (!button.hasAttribute(pressed)) return;
      setLoaded(() => component);
      setIsOpen(true);
    } catch {
      const isReachable = navigator.onLine && (await isSiteReachable());
      if (!button.hasAttribute(pressed)) return;
      if (isReachable) otherwise();
      else confirm(offline);
    }
    clearTimeout(timer);
    button.removeAttribute(pressed);
  };
  return {
    /** @param button what was pressed */
    open: (button: Element) => void open(button),
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
