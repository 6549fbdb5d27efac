import styles from "./form.module.css";

interface ChoiceProps {
  /** Begins the ids of its texts. */
  readonly id: string;
  /** Of the field. */
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly text: string;
  readonly isChosen: boolean;
  /** Whether it gets the focus with the page. */
  readonly hasFocus: boolean;
  /** Names of what may be left out once it is chosen, for a style sheet. */
  readonly optional?: string | undefined;
}

/** One of several choices, with what it means. */
export function Choice({ id, name, value, label, text, isChosen, hasFocus, optional }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input
        name={name}
        type="radio"
        value={value}
        required
        defaultChecked={isChosen}
        {...{ autoFocus: hasFocus }}
        data-optional={optional}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-text`}
      />
      <span id={`${id}-name`}>{label}</span>
      <small id={`${id}-text`}>{text}</small>
    </label>
  );
}
