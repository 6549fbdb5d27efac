import { correction, generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import styles from "./qr-code.module.css";

/** Empty modules around the code (ISO/IEC 18004, 5.3.8). */
const quietZone = 4;

interface QrCodeProps {
  /** The content of the code. */
  readonly text: string;
  /** The accessible name. */
  readonly label: string;
}

/** A QR code with error correction level M (15 % may be damaged), rendered on the server; it fills its container. */
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
