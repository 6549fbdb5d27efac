import { type MouseEvent, useRef } from "react";
import { useLazyDialog } from "#site/components/dialog/use-lazy-dialog.tsx";
import { isModifiedClick } from "#site/components/is-modified-click.ts";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { defineIsland } from "#site/islands/define-island.tsx";
import { downloadPath } from "./store-context.ts";
import type { WayToApp } from "./way-to-app.ts";

const loadChooser = () => import("./platform-chooser.tsx").then((module) => module.PlatformChooser);

interface JoinLinkProps extends WayToApp {
  readonly className: string;
  /** "Join" where left out. */
  readonly label?: string;
}

/** "Join": opens the platform chooser; without script, and until it runs, it leads to the download page. */
export function JoinLink({ context, className, label, phoneUrl }: JoinLinkProps) {
  const { t, link } = useI18n();
  const ref = useRef<HTMLAnchorElement>(null);
  const href = link(downloadPath(context));
  const chooser = useLazyDialog(loadChooser, {
    offline: t("connection.offline"),
    otherwise: () => location.assign(href),
  });
  const open = (event: MouseEvent) => {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    chooser.open();
  };
  return (
    <>
      <a ref={ref} className={className} href={href} aria-haspopup="dialog" onClick={open}>
        {label ?? t("join.button")}
      </a>
      {chooser.Dialog && (
        <chooser.Dialog context={context} phoneUrl={phoneUrl} onClose={chooser.close} returnFocusTo={ref} />
      )}
      {chooser.notice}
    </>
  );
}

export const JoinLinkIsland = defineIsland(JoinLink, {
  name: "join-link",
  messages: ["join", "chooser", "links", "phoneCode", "connection"],
});
