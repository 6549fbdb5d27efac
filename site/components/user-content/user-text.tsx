import { Fragment } from "react";
import { splitLinks } from "./split-links.ts";
import { splitTags, type TaggedPart } from "./split-tags.ts";
import styles from "./user-text.module.css";

interface UserTextProps {
  readonly text: string;
  /** The language that it is written in, where that is known. */
  readonly lang?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * Shows a text that a user has written. Line breaks are kept, and the text's first letter sets its direction. URLs become
 * links; handles and tags stay what they are when a browser translates the page. `ugc nofollow` says to search engines that
 * the site does not recommend what it links to, and `noopener noreferrer` keeps the URL of this page from it.
 */
export function UserText({ text, lang, className = "" }: UserTextProps) {
  return (
    <p className={`${styles.text} ${className}`} dir="auto" lang={lang}>
      {splitLinks(text).map((part, index) =>
        part.kind === "link" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
          <a key={index} href={part.text} target="_blank" rel="ugc nofollow noopener noreferrer" dir="ltr">
            {part.text}
          </a>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
          <Fragment key={index}>{splitTags(part.text).map(taggedPart)}</Fragment>
        ),
      )}
    </p>
  );
}

function taggedPart({ isTag, text }: TaggedPart, index: number) {
  if (!isTag) return text.split(/\n\s*\n/).map(paragraph);
  return (
    <bdi key={index} translate="no">
      {text}
    </bdi>
  );
}

/** An empty line is a paragraph's end: a gap, and not as high as a line. */
function paragraph(text: string, index: number) {
  return (
    <Fragment key={index}>
      {index > 0 && <i className={styles.gap}>{"\n"}</i>}
      {keepNumbers(text)}
    </Fragment>
  );
}

/** No line breaks within a range of digits, such as "06.00–07.30", or before a number below zero: the floor in "Kat: -2". */
export function keepNumbers(text: string): string {
  return text.replace(/(\d–)(?=\d)/g, "$1\u2060").replace(/ (?=-\d)/g, "\u00a0");
}
