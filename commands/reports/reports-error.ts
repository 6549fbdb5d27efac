/** An error that the operator can fix. Ends the process with its message. */
export class ReportsError extends Error {
  /** 2 where the command itself is wrong, 1 where it cannot be carried out. */
  readonly status: 1 | 2;

  constructor(message: string, status: 1 | 2 = 1) {
    super(message);
    this.status = status;
  }
}
