import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { buttonStyle } from "#site/components/button-style.ts";
import { classNames } from "#site/components/class-names.ts";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import type { MessageKey } from "#site/i18n/message-key.ts";
import type { MessageValues } from "#site/i18n/translate.ts";
import { useWindowEvent } from "#site/islands/use-window-event.ts";
import { formTimeoutMs } from "#site/product-api/timeouts.ts";
import { FormAlert } from "./form-alert.tsx";
import type { FieldState } from "./form-fields.tsx";
import { formKeyField } from "./form-key.ts";
import { type FormFailure, sendForm } from "./send-form.ts";

/** Milliseconds after which a receipt that has not replaced this page was stopped by the visitor. */
const receiptLoadMs = 5000;

/** What is wrong with each field, and with the form as a whole. */
type ErrorsOf<Field extends string> = { readonly [Name in Field]?: string } & { readonly form?: FormFailure };

interface CheckedFormOptions<Field extends string> {
  /** Begins the ids of its elements. */
  readonly name: string;
  /** The path that the form is posted to: `form.action` may be a field of that name. */
  readonly action: string;
  /** In their order on the page. */
  readonly fields: readonly Field[];
  readonly read: (form: FormData) => { readonly ok: true } | { readonly ok: false; readonly errors: ErrorsOf<Field> };
  /** Of each error of a field, and what stands in them. */
  readonly messages: { readonly [Name in Field]: Readonly<Record<string, MessageKey>> };
  readonly messageValues?: (field: Field) => MessageValues;
  /** What the server has found wrong with a form that was posted without script. */
  readonly errorsOfServer?: ErrorsOf<Field> | undefined;
  /** What was typed into it. */
  readonly typed?: { readonly [Name in Field]?: string } | undefined;
  /** The key of the form (form-key.ts). */
  readonly formKey: string;
}

/**
 * Checks a plain form when it is sent, and sends it with `fetch`, so that the page stays until the response. Errors
 * disappear while they are corrected. None appears when a field loses the focus: the message would move the page, and the
 * press that took the focus would miss its target.
 */
export function useCheckedForm<Field extends string>(options: CheckedFormOptions<Field>) {
  type Errors = ErrorsOf<Field>;
  const { name, action, fields, read, errorsOfServer = {} as Errors, typed } = options;
  const { t } = useI18n();
  const element = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState(errorsOfServer);
  const [isSending, setIsSending] = useState(false);
  const isWrong = (found: Errors) => fields.filter((field) => found[field] !== undefined);
  const checked = useRef(new Set<Field>(errorsOfServer.form ? [] : isWrong(errorsOfServer)));

  /** No password stays in a form that is left, or in one that the visitor comes back to. */
  const clear = () => {
    for (const input of element.current?.querySelectorAll("input") ?? [])
      if (input.type === "password") input.value = "";
  };

  // Browsers keep the page as it was left, and show it again when the visitor goes back.
  useWindowEvent("pageshow", ({ persisted }) => {
    if (!persisted) return;
    setIsSending(false);
    clear();
  });

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

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    if (isSending) return event.preventDefault();
    const form = event.currentTarget;
    // Where this browser lacks what checks or sends the form, it throws, and the form goes out as without script.
    const found = read(new FormData(form));
    if (!found.ok) {
      event.preventDefault();
      return refuse(form, found.errors);
    }
    const sent = sendForm<Errors>(action, new FormData(form), formTimeoutMs);
    event.preventDefault();
    setErrors({} as Errors);
    setIsSending(true);
    const response = await sent;
    if ("location" in response) {
      clear();
      setTimeout(setIsSending, receiptLoadMs, false);
      return location.assign(response.location);
    }
    setIsSending(false);
    refuse(form, response.errors);
  }

  /** The first field that the server has found wrong. Without script, it gets the focus with the page. */
  const invalid = isWrong(errorsOfServer)[0];
  return {
    form: {
      ref: element,
      method: "post",
      action,
      noValidate: true,
      "aria-busy": isSending,
      onChange: (event: FormEvent<HTMLFormElement>) => check(event.currentTarget),
      onSubmit,
    },
    field(field: Field): FieldState {
      const message = options.messages[field][errors[field] ?? ""];
      return {
        id: `${name}-${field}`,
        name: field,
        error: message && t(message, options.messageValues?.(field)),
        typed: typed?.[field],
        hasFocus: field === invalid,
      };
    },
    /** The end of the form: what is wrong with it as a whole, and its button. */
    submit: (label: ReactNode, className?: string) => (
      <>
        <input type="hidden" name={formKeyField} value={options.formKey} />
        <FormAlert failure={errors.form} isOfPage={errorsOfServer.form !== undefined} />
        <button className={classNames(buttonStyle("primary"), className)} type="submit" aria-disabled={isSending}>
          {isSending ? t("form.sending") : label}
        </button>
      </>
    ),
  };
}
