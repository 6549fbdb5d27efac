/** A row of a table of mails that is due. */
export interface QueuedMail {
  readonly table: "account_mails" | "report_mails";
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
