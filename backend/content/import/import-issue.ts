/** A reason to reject content. */
export interface ImportIssue {
  /** Line number, from 1. */
  readonly line: number;
  /** A path such as `pictures.0.file`; undefined when the message is about the whole line. */
  readonly field?: string | undefined;
  /** The predicate of a sentence about the field or line: "is missing". */
  readonly message: string;
}

/** Issues reported per import; more would scroll out of a terminal. */
export const issueLimit = 20;

/** The content has issues, of which the first say so to the operator, such as "line 12: createdAt is missing". */
export class InvalidContentError extends Error {
  readonly issues: readonly ImportIssue[];

  constructor(issues: readonly ImportIssue[]) {
    const first = issues.toSorted((a, b) => a.line - b.line).slice(0, issueLimit);
    const lines = first.map(({ line, field, message }) => `line ${line}: ${field ? `${field} ` : ""}${message}`);
    super(["Nothing was imported.", ...lines].join("\n"));
    this.issues = first;
  }
}

/** @throws InvalidContentError where there are issues */
export function expectNone(issues: readonly ImportIssue[]): void {
  if (issues.length > 0) throw new InvalidContentError(issues);
}
