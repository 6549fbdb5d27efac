import { useLayoutEffect, useRef, useState } from "react";
import { classNames } from "#site/components/class-names.ts";
import { useLazyDialog } from "#site/components/dialog/use-lazy-dialog.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import type { Translate } from "#site/i18n/translate.ts";
import { announce } from "#site/islands/announce.ts";
import styles from "../platform-chooser.module.css";
import badgeStyles from "../store-badge.module.css";
import type { StoreContext } from "../store-context.ts";
import { StoreMark } from "../store-mark.tsx";
import { storeUrl } from "../store-urls.ts";
import { copiedUrl } from "./copied-url.ts";

const loadCopyDialog = () => import("#site/features/sharing/copy-dialog.tsx").then((module) => module.CopyDialog);

interface CopyLinkOfferProps {
  readonly context: StoreContext;
  /** Knows the group "copiedLink". */
  readonly t: Translate;
}

/**
 * Copies the post's link for the app, which offers to paste it at its first start: the App Store hands nothing on. A
 * second press, at the same place, opens the store. Where the browser lets only the visitor copy, the link is shown.
 */
export function CopyLinkOffer({ context, t }: CopyLinkOfferProps) {
  const [state, setState] = useState<"offered" | "copied" | "copiedByHand">("offered");
  const store = useRef<HTMLAnchorElement>(null);
  const url = copiedUrl(document);
  const byHand = useLazyDialog(loadCopyDialog, { offline: useI18n().t("connection.offline"), otherwise: () => {} });

  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => {
        setState("copied");
        announce("link-copy");
      },
      () => {
        setState("copiedByHand");
        byHand.open();
      },
    );
  // What was pressed is gone. A screen reader says the status first.
  useLayoutEffect(() => {
    if (state === "copied") store.current?.focus();
  }, [state]);

  return (
    <>
      {/* Always there, so that a screen reader announces what comes into it. */}
      <p role="status">{state === "copied" && t("copiedLink.copied")}</p>
      {state === "offered" ? (
        <button type="button" className={classNames("line", badgeStyles.badge, styles.choice)} onClick={copy}>
          {t("copiedLink.copy")}
        </button>
      ) : (
        <a
          ref={store}
          className={classNames("line", badgeStyles.badge, styles.choice)}
          href={storeUrl("apple", { context, position: "chooser" })}
          data-store="apple"
          data-position="chooser"
          onClick={({ currentTarget }) => currentTarget.closest("dialog")?.close()}
        >
          <StoreMark platform="apple" className={badgeStyles.mark} />
          {t("copiedLink.openStore")}
        </a>
      )}
      {byHand.Dialog && <byHand.Dialog url={url} onClose={byHand.close} returnFocusTo={store} />}
      {byHand.notice}
    </>
  );
}
