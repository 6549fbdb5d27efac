/** A form that was read: its values, or what is wrong with it. */
export type FormReading<Values, Errors> =
  | { readonly ok: true; readonly values: Values }
  | { readonly ok: false; readonly errors: Errors };

/** @returns the text of a field; empty where the field is missing, a file, or there twice */
export function readField(form: FormData, name: string): string {
  const [value, ...others] = form.getAll(name);
  return typeof value === "string" && others.length === 0 ? value : "";
}

/** The same without the control characters that some devices paste; tabs and line breaks stay. */
export function readText(form: FormData, name: string): string {
  return readField(form, name)
    .toWellFormed()
    .replace(/(?![\t\n\r])\p{Cc}/gu, "");
}
