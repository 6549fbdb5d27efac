import type { ReactNode } from "react";
import { classNames } from "#site/components/class-names.ts";
import styles from "./legal-page.module.css";
import "#site/components/wash.css";

interface LegalPageProps {
  /** The text's, which need not be the interface's. */
  readonly language: string;
  readonly title: string;
  /** What stands between the title and the text. */
  readonly head: ReactNode;
  readonly contentsTitle: string;
  readonly contents: readonly { readonly id: string; readonly title: string }[];
  /** Whether the text is so long that its sections have numbers, and its contents are in reach on a phone, too. */
  readonly isLong?: boolean;
  readonly children: ReactNode;
}

/** A text of the owner, left to right whatever the interface's language, with its contents beside it. */
export function LegalPage(props: LegalPageProps) {
  const { language, title, head, contentsTitle, contents, isLong = false, children } = props;
  return (
    <div className={`page wash ${styles.page}`}>
      <article className={`column ${styles.article}`} lang={language} dir="ltr">
        <header className={`stack-4 ${styles.header}`}>
          <h1 className={`title ${styles.title}`}>{title}</h1>
          {head}
        </header>
        <nav
          className={classNames("raised", styles.contents, !isLong && styles.besideOnly)}
          aria-labelledby="icindekiler"
          data-contents=""
        >
          <h2 id="icindekiler" className={`medium note ${styles.contentsTitle}`}>
            {contentsTitle}
          </h2>
          {/* Folded where it stands above the text, always open where it stands beside it. */}
          <details>
            <summary className={`line medium note ${styles.contentsTitle}`}>
              <span>{contentsTitle}</span>
              <span className={`one-line ${styles.current}`} data-current="" />
            </summary>
            <ol role="list">
              {contents.map((section, index) => (
                <li key={section.id}>
                  <a className="line" href={`#${section.id}`}>
                    {isLong && <span className={`accent ${styles.number}`}>{`${index + 1}`}</span>}
                    {section.title}
                  </a>
                </li>
              ))}
            </ol>
          </details>
        </nav>
        <div className={styles.text}>{children}</div>
      </article>
    </div>
  );
}
