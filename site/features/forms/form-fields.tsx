import type { AllHTMLAttributes } from "react";
import { classNames } from "#site/components/class-names.ts";
import styles from "./form.module.css";

/** A field as it stands. */
export interface FieldState {
  readonly id: string;
  readonly name: string;
  /** What is wrong with it. */
  readonly error?: string | undefined;
  /** What was typed into it, or chosen. */
  readonly typed?: string | undefined;
  /** Whether it gets the focus with the page. */
  readonly hasFocus?: boolean;
}

type TextFieldProps = FieldState &
  Pick<
    AllHTMLAttributes<Element>,
    "autoCapitalize" | "autoComplete" | "className" | "dir" | "inputMode" | "maxLength" | "required" | "spellCheck"
  > & {
    readonly label: string;
    /** Of a field that may have several lines. */
    readonly rows?: number;
    readonly type?: "email" | "password";
    /** Says that it may be left out; a style sheet shows it. */
    readonly optional?: { readonly text: string; readonly className: string | undefined };
    readonly hint?: string;
  };

/** What a field for an e-mail address is, wherever it stands. */
export const emailAttributes = { type: "email", dir: "ltr", autoComplete: "email", spellCheck: false } as const;

/** A field for text, with its label, and what is wrong with it. */
export function TextField(props: TextFieldProps) {
  const { id, name, error, typed, hasFocus, label, optional, hint, rows, type, className, ...given } = props;
  const ids = { optional: `${id}-optional`, hint: `${id}-text` };
  const all = {
    ...given,
    id,
    className: classNames(styles.input, className),
    defaultValue: typed,
    ...attributesOf(props, optional && ids.optional, hint && ids.hint),
  };
  const caption = <label htmlFor={id}>{label}</label>;
  return (
    <div className={styles.field}>
      {optional ? (
        <div className={`row spread ${styles.label}`}>
          {caption}
          <small id={ids.optional} className={optional.className}>
            {optional.text}
          </small>
        </div>
      ) : (
        caption
      )}
      {rows ? <textarea rows={rows} {...all} /> : <input type={type} {...all} />}
      {hint && <small id={ids.hint}>{hint}</small>}
      <FieldError field={props} />
    </div>
  );
}

interface ChoicesProps extends FieldState {
  readonly title: string;
  readonly choices: readonly {
    readonly value: string;
    readonly label: string;
    /** What it means. */
    readonly text: string;
    /** Names of what may be left out once it is chosen, for a style sheet. */
    readonly optional?: string;
  }[];
  readonly className?: string | undefined;
}

/** One of several choices. */
export function Choices({ title, choices, className, ...field }: ChoicesProps) {
  const { id, name, typed, hasFocus } = field;
  return (
    <fieldset
      className={classNames("stack-5", styles.part, styles.options, className)}
      aria-describedby={errorIdOf(id)}
    >
      <legend>{title}</legend>
      {/* Before the choices: after them it would be off a phone's screen while the first one has the focus. */}
      <FieldError field={field} />
      {choices.map(({ value, label, text, optional }, at) => (
        <label key={value} className={styles.choice}>
          <input
            name={name}
            type="radio"
            value={value}
            required
            defaultChecked={value === typed}
            {...{ autoFocus: at === 0 && hasFocus }}
            data-optional={optional}
            aria-labelledby={`${id}-${value}-name`}
            aria-describedby={`${id}-${value}-text`}
          />
          <span id={`${id}-${value}-name`}>{label}</span>
          <small id={`${id}-${value}-text`}>{text}</small>
        </label>
      ))}
    </fieldset>
  );
}

/** A box that must be ticked. */
export function Consent({ label, ...field }: FieldState & { readonly label: string }) {
  return (
    <div className={styles.field}>
      <label className={styles.choice}>
        <input type="checkbox" value="yes" required {...attributesOf(field)} />
        <span>{label}</span>
      </label>
      <FieldError field={field} />
    </div>
  );
}

/** @param hints ids of what else describes it */
function attributesOf({ id, name, error, hasFocus }: FieldState, ...hints: (string | undefined)[]) {
  return {
    name,
    "aria-invalid": error !== undefined,
    "aria-describedby": classNames(...hints, errorIdOf(id)),
    autoFocus: hasFocus,
  };
}

const errorIdOf = (id: string) => `${id}-error`;

/** Always there, so that screen readers announce what appears in it. */
function FieldError({ field: { id, error } }: { readonly field: FieldState }) {
  return (
    <p id={errorIdOf(id)} className={styles.error} aria-live="polite">
      {error}
    </p>
  );
}
