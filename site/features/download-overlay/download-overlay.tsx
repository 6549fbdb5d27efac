import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { applyDialogStyles } from "#site/components/dialog/dialog-styles.ts";
import type { WayToApp } from "#site/features/store-links/way-to-app.ts";
import { defineIsland } from "#site/islands/define-island.tsx";
import { dismiss, isDismissed, isReading } from "./dismissal.ts";

const loadDialog = () => import("./download-dialog.tsx").then((module) => ({ default: module.DownloadDialog }));

const DownloadDialog = lazy(loadDialog);

/**
 * The first visit's invitation to download the app (specification, section 2). It opens once the island works, unless
 * it was closed before or the visitor has begun to read: then it waits for the next visit. Closing it in any way is
 * remembered. The HTML has nothing of it, so it never flashes.
 */
export function DownloadOverlay({ context, phoneUrl }: WayToApp) {
  const [isOpen, setIsOpen] = useState(false);
  const focused = useRef<HTMLElement>(null);

  useEffect(() => {
    let unmounted = false;
    const open = async () => {
      if (isDismissed() || isReading()) return;
      await Promise.all([loadDialog(), applyDialogStyles()]);
      // Text that changes its font would change the size of an open dialog.
      await document.fonts.ready;
      if (unmounted || isDismissed() || isReading()) return;
      focused.current = document.activeElement as HTMLElement | null;
      setIsOpen(true);
    };
    // Where its code cannot be loaded, the page works without it.
    open().catch(() => {});
    return () => {
      unmounted = true;
    };
  }, []);

  if (!isOpen) return null;
  const close = () => {
    dismiss();
    setIsOpen(false);
  };
  return (
    <Suspense>
      <DownloadDialog context={context} phoneUrl={phoneUrl} onClose={close} returnFocusTo={focused} />
    </Suspense>
  );
}

export const DownloadOverlayIsland = defineIsland(DownloadOverlay, {
  name: "download-overlay",
  messages: ["overlay", "sectionTwo", "accessibility", "links", "phoneCode"],
});
