import { type RefObject, useEffect } from "react";
import bazaar from "#brand/pictures/bazaar.webp?responsive";
import { classNames } from "#site/components/class-names.ts";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import type { Translate } from "#site/i18n/translate.ts";
import { announce } from "#site/islands/announce.ts";
import { InvitationDialog } from "./invitation/invitation-dialog.tsx";
import { LazyPhoneCode } from "./phone-code/lazy-phone-code.tsx";
import codeStyles from "./phone-code/phone-code.module.css";
import styles from "./platform-chooser.module.css";
import badgeStyles from "./store-badge.module.css";
import { StoreMark } from "./store-mark.tsx";
import { type Store, stores, storeUrl } from "./store-urls.ts";
import type { Verb } from "./verbs.ts";
import type { WayToApp } from "./way-to-app.ts";

export interface PlatformChooserProps extends WayToApp {
  /** The messages of `chooser`. */
  readonly text: Translate;
  /** What was pressed; undefined of Join. */
  readonly verb: Verb | undefined;
  readonly onClose: () => void;
  readonly returnFocusTo: RefObject<HTMLElement | null>;
}

const questionId = "platform-chooser-question";

/** The question which phone a visitor has (specification, section 2, /post): each answer opens that store and closes the dialog. */
export function PlatformChooser({ context, phoneUrl, text, verb, onClose, returnFocusTo }: PlatformChooserProps) {
  const { t } = useI18n();
  useEffect(() => announce("chooser-open", verb), [verb]);
  const names: Readonly<Record<Store, string>> = { apple: text("chooser.apple"), google: text("chooser.google") };
  // Of the visitor's phone (mark-detected-store.ts). It comes first; both stay offered.
  const own = document.documentElement.dataset.detectedStore;
  return (
    <InvitationDialog
      titleId="platform-chooser-title"
      title={text(`chooser.${verb ?? "title"}`)}
      text={verb ? text("chooser.title") : t("join.slideText")}
      picture={{ image: bazaar, className: styles.picture }}
      closeLabel={text("chooser.close")}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
    >
      <LazyPhoneCode url={phoneUrl} />
      <p id={questionId} className={`medium ${styles.question} ${codeStyles.divider}`}>
        {text("chooser.question")}
      </p>
      <ul className={`stack-4 ${styles.choices}`} role="list" aria-labelledby={questionId}>
        {stores
          .toSorted((a, b) => Number(b === own) - Number(a === own))
          .map((store) => (
            <li key={store} className="stack">
              <a
                className={classNames("line medium", badgeStyles.badge, styles.choice, store === own && styles.own)}
                href={storeUrl(store, { context, position: "chooser" })}
                target="_blank"
                rel="noopener"
                aria-label={`${names[store]} ${t("links.newTab")}`}
                data-store={store}
                data-position="chooser"
                onClick={({ currentTarget }) => currentTarget.closest("dialog")?.close()}
              >
                <StoreMark store={store} className={badgeStyles.mark} />
                {names[store]}
              </a>
            </li>
          ))}
      </ul>
    </InvitationDialog>
  );
}
