/** An error in what the operator has given: its message is the one sentence that is shown. */
export class ReportError extends Error {}
