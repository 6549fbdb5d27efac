import type { ReactNode, RefObject } from "react";
import { Branded } from "#site/components/branded.tsx";
import { ModalDialog } from "#site/components/dialog/modal-dialog.tsx";
import styles from "./invitation-dialog.module.css";
import { InvitationScene } from "./invitation-scene.tsx";

interface InvitationDialogProps {
  /** Of its title, unique in the page. */
  readonly titleId: string;
  readonly title: string;
  readonly text: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly returnFocusTo: RefObject<HTMLElement | null>;
  /** The ways to the app. */
  readonly children: ReactNode;
}

/** A dialog that invites to the app: the square, why to come, and the ways there. */
export function InvitationDialog({ titleId, title, text, children, ...dialog }: InvitationDialogProps) {
  return (
    <ModalDialog {...dialog} labelledBy={titleId} className={styles.dialog}>
      <div className={styles.invitation}>
        <div className={styles.frame}>
          <InvitationScene className={styles.scene} />
        </div>
        <div className={styles.offer}>
          <h2 id={titleId} className={styles.title}>
            <Branded>{title}</Branded>
          </h2>
          <p className={styles.text}>
            <Branded>{text}</Branded>
          </p>
          <div className={styles.ways}>{children}</div>
        </div>
      </div>
    </ModalDialog>
  );
}
