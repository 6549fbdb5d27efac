/** Where a form's texts wait for the same page in another language; the legal text names it. */
const storageKey = "typed";

/** Not stored: passwords, files and hidden fields. */
const keptFields = "input:not([type=password], [type=hidden], [type=file]), textarea, select";

interface Typed {
  readonly path: string;
  readonly values: readonly (readonly [name: string, value: string])[];
}

/**
 * Carries what was typed into the page's form to the same page in another language. It is stored when the browser leaves
 * for it, and removed when that page has loaded.
 */
export function keepTyped(page: Document, form: HTMLFormElement): void {
  restore(form);
  let isChangingLanguage = false;
  page.addEventListener("click", ({ target }) => {
    isChangingLanguage = target instanceof Element && target.closest("#languages a") !== null;
  });
  addEventListener("pagehide", () => {
    if (isChangingLanguage) store(form);
  });
  addEventListener("pageshow", () => {
    isChangingLanguage = false;
  });
}

function fieldsOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>(keptFields)];
}

const isChoice = ({ type }: HTMLInputElement) => type === "radio" || type === "checkbox";

function store(form: HTMLFormElement): void {
  const values = fieldsOf(form)
    .filter((field) => !isChoice(field) || field.checked)
    .map(({ name, value }) => [name, value] as const);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ path: location.pathname, values } satisfies Typed));
  } catch {
    // Storage is blocked: the form is empty in the other language.
  }
}

function restore(form: HTMLFormElement): void {
  const typed = take();
  if (typed?.path !== location.pathname) return;
  for (const field of fieldsOf(form)) {
    const values = typed.values.filter(([name]) => name === field.name).map(([, value]) => value);
    // What the visitor has begun to type meanwhile stays.
    if (isChoice(field)) field.checked ||= values.includes(field.value);
    else if (field.value === field.defaultValue) field.value = values[0] ?? field.value;
  }
}

function take(): Typed | undefined {
  try {
    const json = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return json ? JSON.parse(json) : undefined;
  } catch {
    return undefined;
  }
}
