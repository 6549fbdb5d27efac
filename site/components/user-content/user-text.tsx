import { splitLinks } from "./split-links.ts";
import styles from "./user-text.module.css";

interface UserTextProps {
  readonly text: string;
  readonly className?: string | undefined;
}

/**
 * Shows a text that a user has written. Line breaks are kept, and the text's first letter sets its direction. URLs become
 * links: `ugc nofollow` tells search engines that the site does not recommend them, and `noopener noreferrer` keeps the
 * URL of this page from the linked site.
 */
export function UserText({ text, className = "" }: UserTextProps) {
  return (
    <p className={`${styles.text} ${className}`} dir="auto">
      {splitLinks(text).map((part, index) =>
        part.kind === "link" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
          <a key={index} href={part.text} target="_blank" rel="ugc nofollow noopener noreferrer" dir="ltr">
            {part.text}
          </a>
        ) : (
          part.text
        ),
      )}
    </p>
  );
}
