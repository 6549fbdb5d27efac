import { useEffect, useRef } from "react";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { sentenceSpace } from "#site/i18n/text/sentence-space.ts";
import styles from "./form.module.css";

interface FormAlertProps {
  /** What is wrong with the form as a whole; `undefined` where nothing is. */
  readonly message: string | undefined;
  /** Where the form can be opened instead. */
  readonly openAt?: string | undefined;
  /** Whether the page was loaded with it, to get the focus without script. */
  readonly isOfPage: boolean;
}

/** What concerns a form as a whole. It gets the focus: on a phone it may be off the screen. */
export function FormAlert({ message, openAt, isOfPage }: FormAlertProps) {
  const { locale } = useI18n();
  const alert = useRef<HTMLParagraphElement>(null);
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
