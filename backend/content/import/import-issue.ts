/** Why content is not taken in: which line (from 1), which field of it, and what is wrong. */
export interface ContentFault {
  readonly line: number;
  /** A path such as `pictures.0.file`; undefined where the whole line is at fault. */
  readonly field?: string | undefined;
  readonly fault: string;
}

/** "line 12: createdAt is missing". Nothing of the line's own text is in it beyond the names of its fields. */
export function describeFault({ line, field, fault }: ContentFault): string {
  return `line ${line}: ${field === undefined ? "" : `${field} `}${fault}`;
}

/** Ends a transaction that must leave nothing behind; import-content.ts turns it back into a value. */
export class FaultyContent extends Error {
  readonly faults: readonly ContentFault[];

  constructor(faults: readonly ContentFault[]) {
    super("the content is faulty");
    this.faults = faults;
  }
}

/** Faults reported at once; more would scroll away. */
export const faultsLimit = 20;
