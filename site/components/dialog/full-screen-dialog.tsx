import { classNames } from "#site/components/class-names.ts";
import styles from "./full-screen-dialog.module.css";
import { ModalDialog, type ModalDialogProps } from "./modal-dialog.tsx";

type FullScreenDialogProps = ModalDialogProps & {
  /** "dark": as a cinema does. "light": white, for what a camera reads. Whatever the color scheme. */
  readonly ground: "dark" | "light";
};

/** A modal dialog that fills the screen. */
export function FullScreenDialog({ ground, ...dialog }: FullScreenDialogProps) {
  return <ModalDialog {...dialog} className={classNames(styles.fullScreen, styles[ground])} />;
}
