import { useEffect, useRef } from "react";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { sentenceSpace } from "#site/i18n/text/sentence-space.ts";
import type { Translate } from "#site/i18n/translate.ts";
import styles from "./form.module.css";
import type { FormFailure } from "./send-form.ts";

interface FormAlertProps {
  /** What is wrong with the form as a whole; `undefined` where nothing is. */
  readonly failure: FormFailure | undefined;
  /** Whether the page was loaded with it, to get the focus without script. */
  readonly isOfPage: boolean;
}

/** What concerns a form as a whole. It gets the focus: on a phone it may be off the screen. */
export function FormAlert({ failure, isOfPage }: FormAlertProps) {
  const { t, locale } = useI18n();
  const alert = useRef<HTMLParagraphElement>(null);
  const message = formFailureMessage(failure, t);
  const openAt = typeof failure === "object" && "openAt" in failure ? failure.openAt : undefined;
  useEffect(() => {
    if (message !== undefined) alert.current?.focus();
  }, [message]);
  return (
    <p ref={alert} className={styles.formError} role="alert" tabIndex={-1} {...{ autoFocus: isOfPage }}>
      {openAt === undefined ? message : message + sentenceSpace(locale)}
      {openAt && (
        <a href={openAt} dir="ltr">
          {openAt}
        </a>
      )}
    </p>
  );
}

/** The message about it; `undefined` where nothing is wrong. */
function formFailureMessage(failure: FormFailure | undefined, t: Translate): string | undefined {
  if (failure === undefined) return undefined;
  if (failure === "unavailable") return t("errors.unavailableText");
  if (failure === "unconfirmed") return t("form.unconfirmed");
  if (failure === "offline") return t("form.offline");
  if ("openAt" in failure) return t("form.wrongAddress");
  return t("form.tooManyAttempts", { count: failure.retryAfterMinutes });
}
