import { buttonStyle } from "./button-style.ts";
import { emptySquare } from "./empty-square.ts";
import styles from "./failure-panel.module.css";

interface Action {
  readonly href: string;
  readonly label: string;
}

interface Fact {
  readonly label: string;
  readonly value: string;
  readonly href?: string;
}

interface FailurePanelProps {
  readonly title: string;
  /** Explains it. */
  readonly text?: string | undefined;
  readonly facts?: readonly Fact[];
  /** Where to go, the best way first. */
  readonly actions: readonly Action[];
}

/** Says that a page cannot show its content, and offers what still works. Needs no script. */
export function FailurePanel({ title, text, facts = [], actions }: FailurePanelProps) {
  return (
    <section className={`stack-5 ${styles.panel}`} role="alert">
      <h1 className={styles.title}>{title}</h1>
      {text && <p className={`lead ${styles.text}`}>{text}</p>}
      {facts.length > 0 && (
        <dl className={`stack-3 ${styles.facts}`}>
          {facts.map(({ label, value, href }) => (
            <div key={label}>
              <dt className="muted">{label}</dt>
              <dd>
                {href === undefined ? (
                  value
                ) : (
                  <a href={href} rel="noopener nofollow">
                    {value}
                  </a>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <ul className={`stack-3 ${styles.actions}`} role="list">
        {actions.map(({ href, label }, at) => (
          <li key={href}>
            <a className={buttonStyle(at === 0 ? "primary" : "quiet")} href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this repository, read at build */}
      <div className={`fill screen-only ${styles.scene}`} dangerouslySetInnerHTML={{ __html: emptySquare }} />
    </section>
  );
}
