/** What was typed, without the control characters that some devices paste; tabs and line breaks stay. */
export function typedText(value: FormDataEntryValue | null): string {
  return typeof value === "string" ? value.toWellFormed().replace(/(?![\t\n\r])\p{Cc}/gu, "") : "";
}
