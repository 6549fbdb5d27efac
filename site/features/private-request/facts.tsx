import type { ReactNode } from "react";
import { buttonStyle } from "#site/components/button-style.ts";
import styles from "#site/components/receipt.module.css";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { bracketedZone } from "#site/i18n/moment-text.ts";

/** One of the facts of a request, in a list with the class `facts`. */
export function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="note">{label}</dt>
      <dd className="medium">{children}</dd>
    </div>
  );
}

export function ReferenceFact({ label, reference }: { readonly label: string; readonly reference: string }) {
  return (
    <Fact label={label}>
      <bdi className={styles.reference}>{reference}</bdi>
    </Fact>
  );
}

/** Date and time with the name of their zone. @param time in ISO 8601 */
export function DatedFact({ label, time }: { readonly label: string; readonly time: string }) {
  const { locale, formats } = useI18n();
  const date = new Date(time);
  return (
    <Fact label={label}>
      <time dateTime={time}>
        {formats.dateTime(date)} <span className={`note ${styles.zone}`}>{bracketedZone(date, locale, formats)}</span>
      </time>
    </Fact>
  );
}

/** A secret link in full, to be kept. @param href with the language */
export function SecretLink({ origin, href }: { readonly origin: string; readonly href: string }) {
  return (
    <p className={styles.link}>
      <a className="action" href={href}>
        <bdi dir="ltr">{origin + href}</bdi>
      </a>
    </p>
  );
}

interface TokenFormProps {
  readonly action: string;
  readonly token: string;
  /** On its button. */
  readonly submit: string;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** A form on the page of a secret link. A press decides, never the link: mail scanners follow links. */
export function TokenForm({ action, token, submit, className, children }: TokenFormProps) {
  return (
    <form className={className} method="post" action={action} noValidate>
      <input type="hidden" name="token" value={token} />
      {children}
      <button className={buttonStyle("primary")} type="submit">
        {submit}
      </button>
    </form>
  );
}
