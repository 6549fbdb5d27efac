import type { ReactNode } from "react";
import type { SignedImage } from "#site/images/signed-image.ts";
import "./own-direction.css";
import styles from "./author-line.module.css";
import { Avatar } from "./avatar.tsx";

export interface Author {
  readonly name: string;
  /** "@ada" */
  readonly handle?: string | undefined;
  /** Stands where there is no avatar. */
  readonly letter: string;
  readonly avatar?: SignedImage | undefined;
  /** The author's own page. */
  readonly href?: string | undefined;
}

interface AuthorLineProps {
  readonly author: Author;
  /** Left out where the name is no heading. */
  readonly heading?: "h1" | "h2";
  /** Opens the author's page in a new tab, as in a frame on another site. */
  readonly newTab?: boolean;
  /** What stands at the end of the line. */
  readonly children?: ReactNode;
}

/** Whose a post is. */
export function AuthorLine({ author, heading, newTab = false, children }: AuthorLineProps) {
  const Name = heading ?? "p";
  // Inside the link, so that its focus ring is not cut.
  const name = (
    <span className={`clamped own-direction ${styles.fullName}`} dir="auto" translate="no">
      {author.name}
    </span>
  );
  const target = newTab ? { target: "_blank", rel: "noopener" } : {};
  return (
    <header className={`line ${styles.author}`}>
      <Avatar image={author.avatar} letter={author.letter} size="small" />
      <div className={styles.names}>
        <Name className={styles.name}>
          {author.href ? (
            <a className="plain-link" href={author.href} {...target}>
              {name}
            </a>
          ) : (
            name
          )}
        </Name>
        {author.handle && (
          <p className={`note clamped own-direction ${styles.handle}`} dir="auto" translate="no">
            {author.handle}
          </p>
        )}
      </div>
      {children}
    </header>
  );
}
