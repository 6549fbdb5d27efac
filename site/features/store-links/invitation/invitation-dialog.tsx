import type { ReactNode, RefObject } from "react";
import { Branded } from "#site/components/branded.tsx";
import { classNames } from "#site/components/class-names.ts";
import { ModalDialog } from "#site/components/dialog/modal-dialog.tsx";
import type { BuiltImage } from "#site/components/responsive-image.tsx";
import styles from "./invitation-dialog.module.css";

interface InvitationDialogProps {
  /** Of its title, unique in the page. */
  readonly titleId: string;
  readonly title: string;
  readonly text: string;
  /** Higher than wide. `className` says which part of it the strip above the words shows. */
  readonly picture: { readonly image: BuiltImage; readonly className: string | undefined };
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly returnFocusTo: RefObject<HTMLElement | null>;
  /** Opened by the page, not by a press. */
  readonly isUnasked?: boolean;
  /** The ways to the app. */
  readonly children: ReactNode;
}

/** On a screen of one pixel a point a file that is denser, where small lamps would smear. */
export const pictureSizes = "(resolution < 1.5dppx) 40rem, 30rem";

/** A dialog that invites to the app: a picture, why to come, and the ways there. */
export function InvitationDialog({ titleId, title, text, picture, children, ...dialog }: InvitationDialogProps) {
  const { sources, img } = picture.image;
  return (
    <ModalDialog {...dialog} labelledBy={titleId} className={classNames(styles.dialog, dialog.isUnasked && styles.low)}>
      <div className={`column ${styles.invitation}`}>
        {/* Lazy: where the dialog was asked for and has no room for it, it is not fetched. */}
        <picture className={styles.frame}>
          <source type="image/avif" srcSet={sources.avif} sizes={pictureSizes} />
          <img
            className={classNames("fill", picture.className)}
            src={img.src}
            alt=""
            width={img.w}
            height={img.h}
            loading="lazy"
            decoding="async"
          />
        </picture>
        <div className={styles.offer}>
          <h2 id={titleId} className={styles.title}>
            <Branded>{title}</Branded>
          </h2>
          <p className={`muted ${styles.text}`}>
            <Branded>{text}</Branded>
          </p>
          <div className={styles.ways}>{children}</div>
        </div>
      </div>
    </ModalDialog>
  );
}
