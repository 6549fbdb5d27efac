import type { ComponentProps } from "react";
import { classNames } from "#site/components/class-names.ts";
import { LineIcon } from "#site/components/icons/line-icon.tsx";
import styles from "./answering-button.module.css";

type AnsweringButtonProps = ComponentProps<"button"> & {
  /** What has been done, in a word. */
  readonly answer: string;
  /** The same for a screen reader; empty where there is no answer. */
  readonly spoken: string;
};

/** A button that says in its own place what it has done: a word, or a tick on a phone. */
export function AnsweringButton({ answer, spoken, className, children, ...button }: AnsweringButtonProps) {
  return (
    <>
      <button type="button" {...button} className={classNames(styles.button, className)}>
        {children}
        {/* For the eye: a live region speaks. */}
        {spoken && (
          <span className={`fill centered ${styles.answer}`} aria-hidden="true">
            <LineIcon className="icon">
              <path d="m5 12.5 4.5 4.5L19 7.5" />
            </LineIcon>
            <span>{answer}</span>
          </span>
        )}
      </button>
      {/* Always there, so that a screen reader announces what comes into it. */}
      <span className="hidden-text" role="status">
        {spoken}
      </span>
    </>
  );
}
