import { correction, generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import styles from "./qr-code.module.css";

/** Empty modules around the code (ISO/IEC 18004, 5.3.8). */
const quietZone = 4;

interface QrCodeProps {
  /** What a camera reads. */
  readonly text: string;
  /** What a screen reader says. */
  readonly label: string;
}

/** A QR code at level M (15 % may be damaged), drawn on the server; as large as the box it is put into. */
export function QrCode({ text, label }: QrCodeProps) {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const size = code.size + 2 * quietZone;
  return (
    <svg
      className={styles.code}
      viewBox={`${-quietZone} ${-quietZone} ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect className={styles.ground} x={-quietZone} y={-quietZone} width={size} height={size} />
      <path className={styles.modules} d={toSvgPath(code)} />
    </svg>
  );
}
