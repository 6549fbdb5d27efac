import { useLayoutEffect, useRef } from "react";
import { ArrowIcon } from "#site/components/icons/arrow-icon.tsx";
import styles from "./step-buttons.module.css";

interface StepButtonsProps {
  readonly index: number;
  /** The greatest index. */
  readonly last: number;
  readonly previousLabel: string;
  readonly nextLabel: string;
  readonly onStep: (by: -1 | 1) => void;
}

/** Two buttons, to the previous item and to the next; at an end one of them is disabled. */
export function StepButtons({ index, last, previousLabel, nextLabel, onStep }: StepButtonsProps) {
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  // When a button becomes disabled, focus moves to the other one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step is what disables a button
  useLayoutEffect(() => {
    const focused = [previous, next].find(({ current }) => current === document.activeElement);
    if (!focused?.current?.disabled) return;
    (focused === previous ? next : previous).current?.focus({ preventScroll: true });
  }, [index]);
  return (
    <>
      <button
        ref={previous}
        type="button"
        className={styles.button}
        aria-label={previousLabel}
        disabled={index <= 0}
        onClick={() => onStep(-1)}
      >
        <ArrowIcon toward="start" />
      </button>
      <button
        ref={next}
        type="button"
        className={styles.button}
        aria-label={nextLabel}
        disabled={index >= last}
        onClick={() => onStep(1)}
      >
        <ArrowIcon toward="end" />
      </button>
    </>
  );
}
