import { toWellFormed } from "#contract/well-formed.ts";

/** What was typed, without the control characters that some devices paste; tabs and line breaks stay. */
export function typedText(value: FormDataEntryValue | null): string {
  return typeof value === "string" ? toWellFormed(value).replace(/(?![\t\n\r])\p{Cc}/gu, "") : "";
}
