import type { ComponentProps, ReactNode } from "react";
import { buttonStyle } from "#site/components/button-style.ts";
import { classNames } from "#site/components/class-names.ts";
import { LineIcon } from "#site/components/icons/line-icon.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import type { Wallet } from "../wallets/wallet-offer.ts";
import type { ActionsView } from "./actions-view.ts";
import styles from "./ticket-actions.module.css";

const noteId = "google-wallet-note";

/** Takes the ticket along into a wallet. Plain links, so that they work without script. */
export function WalletActions({ wallets }: Pick<ActionsView, "wallets">) {
  const { t } = useI18n();
  if (wallets.length === 0) return null;
  const labels: Readonly<Record<Wallet, string>> = {
    apple: t("ticketActions.appleWallet"),
    google: t("ticketActions.googleWallet"),
  };
  return (
    <div className="stack-3 screen-only" data-needs-browser="">
      <ul className={`row ${styles.list}`} role="list">
        {wallets.map(({ wallet, url }) => (
          <Action
            key={wallet}
            className={styles.wallet}
            href={url}
            data-count="wallet"
            data-detail={wallet}
            icon={walletShapes}
            download={wallet === "apple" ? "" : undefined}
            aria-describedby={wallet === "google" ? noteId : undefined}
          >
            {labels[wallet]}
          </Action>
        ))}
      </ul>
      {wallets.some(({ wallet }) => wallet === "google") && (
        <p id={noteId} className={styles.note}>
          {t("ticketActions.googleWalletNote")}
        </p>
      )}
    </div>
  );
}

/** Takes the event along into a calendar. */
export function CalendarActions({ file, google }: NonNullable<ActionsView["calendars"]>) {
  const { t } = useI18n();
  return (
    <div className="stack-3 screen-only" data-needs-browser="">
      <ul className={`row ${styles.list} ${styles.calendars}`} role="list">
        <Action href={file} data-count="calendar" data-detail="file" icon={calendar} download="">
          {t("ticketActions.calendar")}
        </Action>
        <Action href={google} data-count="calendar" data-detail="google" icon={newTab} target="_blank">
          {t("ticketActions.googleCalendar")}
          <span className="hidden-text">{` ${t("links.newTab")}`}</span>
        </Action>
      </ul>
    </div>
  );
}

/** `icon`: its shapes. */
type ActionProps = ComponentProps<"a"> & { readonly icon: ReactNode };

/** `data-count` and `data-detail` say what pressing it counts as (features/counting). */
function Action({ icon, className, children, ...link }: ActionProps) {
  return (
    <li>
      <a
        {...link}
        className={classNames(buttonStyle("quiet", "small"), styles.action, className)}
        rel="nofollow noreferrer"
      >
        <LineIcon className="icon">{icon}</LineIcon>
        {children}
      </a>
    </li>
  );
}

const calendar = (
  <>
    <rect x="3.5" y="5" width="17" height="15.5" rx="2.5" />
    <path d="M3.5 10h17M8 2.75V7M16 2.75V7" />
  </>
);
const newTab = <path d="M7 17 17 7M8.5 7H17v8.5" />;
const walletShapes = (
  <>
    <path d="M17 4.5H6A2.5 2.5 0 0 0 3.5 7v10A2.5 2.5 0 0 0 6 19.5h12.5a2 2 0 0 0 2-2v-8a2 2 0 0 0-2-2H6" />
    <path d="M20.5 11.5h-4a2 2 0 0 0 0 4h4" />
  </>
);
