/** Public: the names label a metric (docs/operations.md). */
type MailTable = "account_mails" | "report_mails" | "desk_mails";

/** @param result of an attempt: the mail server has taken the mail, has refused it, or takes none at all */
export type ObserveMail = (table: MailTable, result: "sent" | "refused" | "unreachable") => void;

/** A row of a table of mails that is due. */
export interface QueuedMail {
  readonly table: MailTable;
  /** For the log. */
  readonly name: string;
  /** The columns that identify it. */
  readonly key: Readonly<Record<string, string>>;
  /** Failed attempts so far. */
  readonly attempts: number;
  readonly send_at: number;
  /** Rejects if the mail server has not accepted it. */
  readonly send: () => Promise<void>;
}
