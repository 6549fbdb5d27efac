import { type RefObject, useLayoutEffect, useRef } from "react";
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
  const [isFirst, isLast] = [index <= 0, index >= last];
  // When a button becomes disabled, focus moves to the other one.
  useLayoutEffect(() => {
    if (isFirst) passFocus(previous, next);
    if (isLast) passFocus(next, previous);
  }, [isFirst, isLast]);
  const buttons = [
    { ref: previous, toward: "start", label: previousLabel, isDisabled: isFirst, by: -1 },
    { ref: next, toward: "end", label: nextLabel, isDisabled: isLast, by: 1 },
  ] as const;
  return buttons.map(({ ref, toward, label, isDisabled, by }) => (
    <button
      key={toward}
      ref={ref}
      type="button"
      className={`round-button raised ${styles.button}`}
      aria-label={label}
      disabled={isDisabled}
      onClick={() => onStep(by)}
    >
      <ArrowIcon toward={toward} />
    </button>
  ));
}

type ButtonRef = RefObject<HTMLButtonElement | null>;

function passFocus(from: ButtonRef, to: ButtonRef): void {
  if (from.current === document.activeElement) to.current?.focus({ preventScroll: true });
}
