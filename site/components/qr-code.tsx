import { correction, generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";

/** Empty modules around the code (ISO/IEC 18004, 5.3.8). */
const quietZone = 4;

/**
 * Bytes of UTF-8 in the largest code that a screen shows well: 97 modules beside each other (version 20, level M), each
 * at least 2.4 CSS pixels wide where the whole code is 256 wide. The standard ends at 2,331 bytes (version 40).
 */
const maxBytes = 600;

/** Whether a text is short enough for a code that cameras read from a phone's screen. */
export function fitsQrCode(text: string): boolean {
  return new TextEncoder().encode(text).length <= maxBytes;
}

interface QrCodeProps {
  /** The content of the code: at most what `fitsQrCode` allows, or cameras may not read it. */
  readonly text: string;
  /** The accessible name. */
  readonly label: string;
  /** For what shows the same code once more. */
  readonly id?: string;
}

/** A QR code with error correction level M (15 % may be damaged); it fills its container. */
export function QrCode({ text, label, id }: QrCodeProps) {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const size = code.size + 2 * quietZone;
  return (
    <svg
      id={id}
      className="whole-width"
      viewBox={`${-quietZone} ${-quietZone} ${size} ${size}`}
      width={200}
      height={200}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect fill="#fff" x={-quietZone} y={-quietZone} width={size} height={size} />
      <path fill="#000" d={toSvgPath(code)} />
    </svg>
  );
}
