import { lazy, type MouseEvent, Suspense, useRef, useState } from "react";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { defineIsland } from "#site/islands/define-island.tsx";
import { downloadPath, type StoreContext } from "./store-context.ts";

const PlatformChooser = lazy(() =>
  import("./platform-chooser.tsx").then((module) => ({ default: module.PlatformChooser })),
);

interface JoinLinkProps {
  readonly context: StoreContext;
  readonly className: string;
}

/** "Join": opens the platform chooser; without script, and until it runs, it leads to the download page. */
export function JoinLink({ context, className }: JoinLinkProps) {
  const { t, link } = useI18n();
  const [isOpen, setIsOpen] = useState(false);
  const ref = useRef<HTMLAnchorElement>(null);
  const open = (event: MouseEvent) => {
    // A click that asks for a new tab or window is the visitor's own wish.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setIsOpen(true);
  };
  return (
    <>
      <a ref={ref} className={className} href={link(downloadPath(context))} aria-haspopup="dialog" onClick={open}>
        {t("join.button")}
      </a>
      {isOpen && (
        <Suspense>
          <PlatformChooser context={context} onClose={() => setIsOpen(false)} returnFocusTo={ref} />
        </Suspense>
      )}
    </>
  );
}

export const JoinLinkIsland = defineIsland(JoinLink, {
  name: "join-link",
  messages: ["join", "chooser", "links"],
});
