import type { ReactNode } from "react";
import { buttonStyle } from "#site/components/button-style.ts";
import { classNames } from "#site/components/class-names.ts";
import { LineIcon } from "#site/components/icons/line-icon.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import type { Wallet } from "../wallets/wallet-offer.ts";
import type { ActionsView, Calendar } from "./actions-view.ts";
import styles from "./ticket-actions.module.css";

interface ActionsProps {
  readonly actions: ActionsView;
}

/** Takes the ticket along into a wallet. Plain links, so that they work without script. */
export function WalletActions({ actions: { appleWallet, googleWallet } }: ActionsProps) {
  const { t } = useI18n();
  if (!appleWallet && !googleWallet) return null;
  return (
    <div className="stack-3 screen-only" data-needs-browser="">
      <ul className={`row ${styles.list}`} role="list">
        {appleWallet && (
          <Action url={appleWallet} count="wallet" detail="apple" icon={<WalletIcon />} download>
            {t("ticketActions.appleWallet")}
          </Action>
        )}
        {googleWallet && (
          <Action url={googleWallet} count="wallet" detail="google" icon={<WalletIcon />} describedBy={noteId}>
            {t("ticketActions.googleWallet")}
          </Action>
        )}
      </ul>
      {googleWallet && (
        <p id={noteId} className={styles.note}>
          {t("ticketActions.googleWalletNote")}
        </p>
      )}
    </div>
  );
}

/** Takes the event along into a calendar. */
export function CalendarActions({ actions: { calendarFile, googleCalendar } }: ActionsProps) {
  const { t } = useI18n();
  if (!calendarFile && !googleCalendar) return null;
  return (
    <div className="stack-3 screen-only" data-needs-browser="">
      <ul className={`row ${styles.list} ${styles.calendars}`} role="list">
        {calendarFile && (
          <Action url={calendarFile} count="calendar" detail="file" icon={<CalendarIcon />} download>
            {t("ticketActions.calendar")}
          </Action>
        )}
        {googleCalendar && (
          <Action url={googleCalendar} count="calendar" detail="google" icon={<NewTabIcon />} newTab>
            {t("ticketActions.googleCalendar")}
          </Action>
        )}
      </ul>
    </div>
  );
}

const noteId = "google-wallet-note";

/** What pressing it counts as (features/counting). */
type Counted =
  | { readonly count: "wallet"; readonly detail: Wallet }
  | { readonly count: "calendar"; readonly detail: Calendar };

type ActionProps = Counted & {
  readonly url: string;
  readonly icon: ReactNode;
  readonly download?: boolean;
  readonly newTab?: boolean;
  readonly describedBy?: string;
  readonly children: string;
};

function Action({ url, icon, count, detail, download = false, newTab = false, describedBy, children }: ActionProps) {
  const { t } = useI18n();
  return (
    <li>
      <a
        className={classNames(buttonStyle("quiet", "small"), styles.action, count === "wallet" && styles.wallet)}
        href={url}
        rel="nofollow noreferrer"
        data-count={count}
        data-detail={detail}
        aria-describedby={describedBy}
        {...(download && { download: "" })}
        {...(newTab && { target: "_blank" })}
      >
        {icon}
        {children}
        {newTab && <span className="hidden-text">{` ${t("links.newTab")}`}</span>}
      </a>
    </li>
  );
}

function CalendarIcon() {
  return (
    <LineIcon className="icon">
      <rect x="3.5" y="5" width="17" height="15.5" rx="2.5" />
      <path d="M3.5 10h17M8 2.75V7M16 2.75V7" />
    </LineIcon>
  );
}

function NewTabIcon() {
  return (
    <LineIcon className="icon">
      <path d="M7 17 17 7M8.5 7H17v8.5" />
    </LineIcon>
  );
}

function WalletIcon() {
  return (
    <LineIcon className="icon">
      <path d="M17 4.5H6A2.5 2.5 0 0 0 3.5 7v10A2.5 2.5 0 0 0 6 19.5h12.5a2 2 0 0 0 2-2v-8a2 2 0 0 0-2-2H6" />
      <path d="M20.5 11.5h-4a2 2 0 0 0 0 4h4" />
    </LineIcon>
  );
}
