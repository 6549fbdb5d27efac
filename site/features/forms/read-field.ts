/** @returns the text of a field; empty where the field is missing, a file, or there twice */
export function readField(form: FormData, name: string): string {
  const [value, ...others] = form.getAll(name);
  return typeof value === "string" && others.length === 0 ? value : "";
}
