import { type FormEvent, useEffect, useRef, useState } from "react";
import { sendForm } from "./send-form.ts";

/** Milliseconds after which a receipt that has not replaced this page was stopped by the visitor. */
const receiptLoadMs = 5000;

/** What is wrong with each field, and with the form as a whole. */
type ErrorsOf<Field extends string> = { readonly [Name in Field | "form"]?: unknown };

interface CheckedFormOptions<Field extends string, Errors extends ErrorsOf<Field>> {
  /** The path that the form is posted to: `form.action` may be a field of that name. */
  readonly action: string;
  /** In their order on the page. */
  readonly fields: readonly Field[];
  readonly read: (form: FormData) => { readonly ok: true } | { readonly ok: false; readonly errors: Errors };
  /** What the server has found wrong with a form that was posted without script. */
  readonly errorsOfServer: Errors;
  /** The errors where no answer arrives, after so many milliseconds at the latest. */
  readonly unavailable: Errors;
  readonly timeoutMs: number;
  /** Called when the form is left, and when the visitor comes back to it: removes what must not stay. */
  readonly clear?: () => void;
}

/**
 * What a plain form does with script: it is checked when it is sent, and its errors go while they are corrected; it is sent
 * with `fetch`, and the page stays until the answer. No error appears when a field is left: the press that leaves it would
 * end beside what it began on, because the message moves the page.
 */
export function useCheckedForm<Field extends string, Errors extends ErrorsOf<Field>>(
  options: CheckedFormOptions<Field, Errors>,
) {
  const { action, fields, read, errorsOfServer, unavailable, timeoutMs } = options;
  const [errors, setErrors] = useState(errorsOfServer);
  const [isSending, setIsSending] = useState(false);
  const isWrong = (found: Errors) => fields.filter((field) => found[field] !== undefined);
  const checked = useRef(new Set<Field>(errorsOfServer.form ? [] : isWrong(errorsOfServer)));
  const clear = useRef(options.clear);

  // Browsers keep the page as it was left, and show it again when the visitor goes back.
  useEffect(() => {
    const reset = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setIsSending(false);
      clear.current?.();
    };
    addEventListener("pageshow", reset);
    return () => removeEventListener("pageshow", reset);
  }, []);

  /** Shows the errors of the fields that were checked when the form was sent. */
  const check = (form: HTMLFormElement) => {
    const found = read(new FormData(form));
    const all = Object.entries(found.ok ? {} : found.errors);
    setErrors(Object.fromEntries(all.filter(([field]) => checked.current.has(field as Field))) as Errors);
  };

  const refuse = (form: HTMLFormElement, found: Errors) => {
    checked.current = new Set(fields);
    setErrors(found);
    form.querySelector<HTMLElement>(`[name="${isWrong(found)[0]}"]`)?.focus();
  };

  return {
    errors,
    isSending,
    /** The first field that the server has found wrong. Without script, it gets the focus with the page. */
    invalid: isWrong(errorsOfServer)[0],
    onChange: (event: FormEvent<HTMLFormElement>) => check(event.currentTarget),
    async onSubmit(event: FormEvent<HTMLFormElement>) {
      if (isSending) return event.preventDefault();
      const form = event.currentTarget;
      // Where this browser lacks what checks the form, it throws, and the form goes out as without script.
      const found = read(new FormData(form));
      event.preventDefault();
      if (!found.ok) return refuse(form, found.errors);
      setErrors({} as Errors);
      setIsSending(true);
      const response = await sendForm(action, new FormData(form), unavailable, timeoutMs);
      if ("location" in response) {
        clear.current?.();
        setTimeout(setIsSending, receiptLoadMs, false);
        return location.assign(response.location);
      }
      setIsSending(false);
      refuse(form, response.errors);
    },
  };
}
