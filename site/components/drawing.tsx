import styles from "./responsive-image.module.css";

/** What an import of `….tsx?drawing` gives (site/build/drawing.ts). */
interface DrawingProps {
  readonly drawing: { readonly src: string; readonly width: number; readonly height: number };
}

/** A drawing that says nothing its text does not say; fetched when it comes near. */
export function Drawing({ drawing }: DrawingProps) {
  return <img className={`${styles.picture} ${styles.late}`} {...drawing} alt="" loading="lazy" decoding="async" />;
}
