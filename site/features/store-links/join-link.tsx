import { lazy, type MouseEvent, useRef, useState } from "react";
import { LazyDialog } from "#site/components/dialog/lazy-dialog.tsx";
import { isModifiedClick } from "#site/components/is-modified-click.ts";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { defineIsland } from "#site/islands/define-island.tsx";
import { downloadPath, type StoreContext } from "./store-context.ts";

const PlatformChooser = lazy(() =>
  import("./platform-chooser.tsx").then((module) => ({ default: module.PlatformChooser })),
);

interface JoinLinkProps {
  readonly context: StoreContext;
  readonly className: string;
  /** "Join" where left out. */
  readonly label?: string;
  /** Where the chooser's code leads a phone (phone-code/phone-url.ts). */
  readonly phoneUrl: string;
}

/** "Join": opens the platform chooser; without script, and until it runs, it leads to the download page. */
export function JoinLink({ context, className, label, phoneUrl }: JoinLinkProps) {
  const { t, link } = useI18n();
  const [isOpen, setIsOpen] = useState(false);
  const ref = useRef<HTMLAnchorElement>(null);
  const href = link(downloadPath(context));
  const open = (event: MouseEvent) => {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    setIsOpen(true);
  };
  return (
    <>
      <a ref={ref} className={className} href={href} aria-haspopup="dialog" onClick={open}>
        {label ?? t("join.button")}
      </a>
      {isOpen && (
        <LazyDialog onError={() => location.assign(href)}>
          <PlatformChooser context={context} phoneUrl={phoneUrl} onClose={() => setIsOpen(false)} returnFocusTo={ref} />
        </LazyDialog>
      )}
    </>
  );
}

export const JoinLinkIsland = defineIsland(JoinLink, {
  name: "join-link",
  messages: ["join", "chooser", "links", "phoneCode", "sharing"],
});
