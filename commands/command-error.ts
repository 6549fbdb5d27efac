/** An error in words for the operator: it ends the process with its message. */
export class CommandError extends Error {
  /** 2 where the command itself is wrong, 1 where it cannot be carried out. */
  readonly status: 1 | 2;

  constructor(message: string, status: 1 | 2 = 1) {
    super(message);
    this.status = status;
  }
}

/** The error of a command that cannot be read, such as an unknown option. */
export const misuse = (message: string): CommandError => new CommandError(message, 2);
