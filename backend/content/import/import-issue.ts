/** A reason to reject content. */
export interface ImportIssue {
  /** Line number, from 1. */
  readonly line: number;
  /** A path such as `pictures.0.file`; undefined when the message is about the whole line. */
  readonly field?: string | undefined;
  /** The predicate of a sentence about the field or line: "is missing". */
  readonly message: string;
}

/** Formats an issue for the operator: "line 12: createdAt is missing". Never includes values, only field names. */
export function formatIssue({ line, field, message }: ImportIssue): string {
  return `line ${line}: ${field === undefined ? "" : `${field} `}${message}`;
}

/** Thrown to roll back the import's transaction. `importContent` returns its issues as a value. */
export class InvalidContentError extends Error {
  readonly issues: readonly ImportIssue[];

  constructor(issues: readonly ImportIssue[]) {
    super("the content is invalid");
    this.issues = issues;
  }
}

/** Issues reported per import; more would scroll out of a terminal. */
export const issueLimit = 20;
