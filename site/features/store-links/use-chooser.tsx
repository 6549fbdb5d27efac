import { type MouseEvent, useRef, useState } from "react";
import { useLazyDialog } from "#site/components/dialog/use-lazy-dialog.tsx";
import { isModifiedClick } from "#site/components/is-modified-click.ts";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import type { MessageGroup } from "#site/i18n/message-groups.ts";
import type { PlatformChooserProps } from "./platform-chooser.tsx";
import { downloadPath } from "./store-context.ts";
import type { Verb } from "./verbs.ts";
import type { WayToApp } from "./way-to-app.ts";

/** What an island with the chooser shows. */
export const chooserMessages = ["join", "links", "phoneCode", "connection"] as const satisfies MessageGroup[];

/**
 * The platform chooser of an island, for links that lead to `href` without script, and until it runs.
 *
 * @returns `press` for their clicks, and `dialog`, which stands beside them
 */
export function useChooser({ context, phoneUrl }: WayToApp) {
  const { t, link, locale } = useI18n();
  const pressed = useRef<HTMLAnchorElement>(null);
  const [verb, setVerb] = useState<Verb>();
  const href = link(downloadPath(context));
  // Its texts stand in no page, and what knows their files in no script of it.
  const load = async () => {
    const [{ PlatformChooser }, text] = await Promise.all([
      import("./platform-chooser.tsx"),
      import("#site/i18n/load-translate.ts").then(({ loadTranslate }) => loadTranslate(locale.code, "chooser")),
    ]);
    return (props: Omit<PlatformChooserProps, "text">) => <PlatformChooser {...props} text={text} />;
  };
  const { Dialog, notice, open, close } = useLazyDialog(load, {
    offline: t("connection.offline"),
    otherwise: () => location.assign(href),
  });
  const press = (event: MouseEvent, pressedFor?: Verb) => {
    const anchor = event.target instanceof Element && event.target.closest("a");
    if (!anchor || isModifiedClick(event)) return;
    event.preventDefault();
    // On the phone there is the app (app-links/lead-into-app.tsx): nothing is asked.
    const appLink = document.querySelector<HTMLAnchorElement>("[data-app-found]");
    if (appLink) {
      if (pressedFor) appLink.dataset.detail = pressedFor;
      appLink.click();
      appLink.removeAttribute("data-detail");
      return;
    }
    pressed.current = anchor;
    setVerb(pressedFor);
    open(anchor);
  };
  const dialog = (
    <>
      {Dialog && <Dialog context={context} phoneUrl={phoneUrl} verb={verb} onClose={close} returnFocusTo={pressed} />}
      {notice}
    </>
  );
  return { href, press, dialog };
}
