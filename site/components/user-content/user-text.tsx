import { splitLinks } from "./split-links.ts";
import styles from "./user-text.module.css";

interface UserTextProps {
  readonly text: string;
  readonly className?: string | undefined;
}

/**
 * What a user wrote: its line breaks kept, its direction its own, its addresses links that lend the site's name
 * to nobody (`ugc nofollow`) and tell the other side nothing (`noopener noreferrer`).
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
