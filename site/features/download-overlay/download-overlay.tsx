import { useEffect, useRef, useState } from "react";
import { applyDialogStyles } from "#site/components/dialog/dialog-styles.ts";
import type { WayToApp } from "#site/features/store-links/way-to-app.ts";
import { defineIsland } from "#site/islands/define-island.tsx";
import { dismiss, isDismissed, isReading } from "./dismissal.ts";
import type { DownloadDialog } from "./download-dialog.tsx";

/**
 * The first visit's invitation to download the app (specification, section 2). It opens once the island works, unless
 * it was closed before or the visitor has begun to read: then it waits for the next visit. Closing it in any way is
 * remembered. The HTML has nothing of it, so it never flashes.
 */
export function DownloadOverlay({ context, phoneUrl }: WayToApp) {
  const [Dialog, setDialog] = useState<typeof DownloadDialog>();
  const focused = useRef<HTMLElement>(null);

  useEffect(() => {
    const open = async () => {
      if (isDismissed() || isReading()) return;
      const [loaded] = await Promise.all([import("./download-dialog.tsx"), applyDialogStyles()]);
      // Text that changes its font would change the size of an open dialog. Its picture is there when it opens, or late.
      await Promise.all([document.fonts.ready, Promise.race([loaded.loadPicture(), wait(1000)])]);
      if (isDismissed() || isReading()) return;
      focused.current = document.activeElement as HTMLElement | null;
      setDialog(() => loaded.DownloadDialog);
    };
    // Where its code cannot be loaded, the page works without it.
    open().catch(() => {});
  }, []);

  if (!Dialog) return null;
  const close = () => {
    dismiss();
    setDialog(undefined);
  };
  return <Dialog context={context} phoneUrl={phoneUrl} onClose={close} returnFocusTo={focused} />;
}

/** @param duration milliseconds */
const wait = (duration: number) => new Promise((resolve) => setTimeout(resolve, duration));

export const DownloadOverlayIsland = defineIsland(DownloadOverlay, {
  name: "download-overlay",
  messages: ["overlay", "sectionTwo", "accessibility", "links", "phoneCode"],
});
