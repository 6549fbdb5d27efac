/** A receipt to be sent by mail. */
export interface ReceiptMail {
  readonly to: string;
  /** Language of the visitor who made the request. */
  readonly locale: string;
  readonly state: "frozen" | "deleting";
  readonly reference: string;
  readonly requestedAt: Date;
  /** When the account is deleted for good; undefined for one that is only frozen. */
  readonly deleteAt: Date | undefined;
  /** For the cancel link. */
  readonly token: string;
}

/** How the embedded product server deletes accounts, and the events that it emits. */
export interface AccountSettings {
  /** Days between the request and the deletion. */
  readonly deletionDays: number;
  /** Absolute path of the folder with the files that are deleted. */
  readonly mediaDirectory: string;
  /** Sends a receipt. Rejects if the mail server has not accepted it. Without it, no mail is queued. */
  readonly sendMail?: ((mail: ReceiptMail) => Promise<void>) | undefined;
  /** Called when a user's content has been hidden, shown or deleted by this process. */
  readonly onUserChange: (userUuid: string) => void;
  /** Called with the names of deleted media, possibly more than once: copies of them must go. */
  readonly onMediaDeleted: (names: readonly string[]) => void;
}
