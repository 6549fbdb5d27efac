import { isModifiedClick } from "../is-modified-click.ts";

/**
 * Makes a dialog that a press has opened an entry of the history, so that Back closes it and leaves the page as it was. Any
 * other way of closing takes the entry back. Forward leads to an entry without a dialog: it opens nothing, and goes back.
 *
 * @returns stops it, once the dialog is closed
 */
export function closeOnBack(dialog: HTMLDialogElement): () => void {
  // Unique: a reload or Forward may have made the entry of an earlier dialog the current one.
  const entry = performance.timeOrigin + performance.now();
  const isCurrent = () => history.state?.dialog === entry;

  // If an earlier dialog is still removing its entry, wait: going back would remove this one's.
  let isOpen = true;
  void Promise.resolve(leaving).then(() => {
    if (isOpen) history.pushState({ dialog: entry }, "");
  });

  const onBack = () => {
    if (!isCurrent()) dialog.close();
  };
  // The page that a link leads to stands behind this one, not behind the dialog's entry.
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const opensAnother = link?.target === "_blank" || isModifiedClick(event);
    if (!link || opensAnother || event.defaultPrevented || !isCurrent()) return;
    event.preventDefault();
    // A copy, since the press has been counted already.
    const copy = link.cloneNode() as HTMLAnchorElement;
    removeEventListener("popstate", onBack);
    void leave().then(() => copy.click());
  };
  // The first for good, since it is always the same.
  addEventListener("popstate", leaveAbandoned);
  addEventListener("popstate", onBack);
  dialog.addEventListener("click", onClick);
  return () => {
    isOpen = false;
    removeEventListener("popstate", onBack);
    dialog.removeEventListener("click", onClick);
    if (isCurrent() && !leaving) void leave();
  };
}

let leaving: Promise<void> | undefined;

function leaveAbandoned(): void {
  const isAbandoned = history.state?.dialog && !document.querySelector("dialog[open]");
  if (isAbandoned && !leaving) void leave();
}

/** Goes back by one entry, which takes a moment. */
function leave(): Promise<void> {
  leaving = new Promise((resolve) => addEventListener("popstate", resolve, { once: true })).then(() => {
    leaving = undefined;
  });
  history.back();
  return leaving;
}
