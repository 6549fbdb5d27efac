import { toWellFormed } from "#contract/well-formed.ts";

/** What was typed, without the control characters that some devices paste; tabs and line breaks stay. */
export function typedText(value: string): string {
  return toWellFormed(value).replace(/(?![\t\n\r])\p{Cc}/gu, "");
}
