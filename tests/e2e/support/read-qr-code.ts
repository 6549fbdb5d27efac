import jsQr from "jsqr";
import sharp from "sharp";

/** Sizes of the picture, one after the other: a camera takes many, and jsQR misses some that others read. */
const scales = [1, 1.5, 0.75];

/** What a camera reads from a picture, such as a screenshot; `undefined` where it finds no QR code. */
export async function readQrCode(picture: Buffer): Promise<string | undefined> {
  const { width } = await sharp(picture).metadata();
  for (const scale of scales) {
    const scaled = sharp(picture).resize({ width: Math.round(width * scale) });
    const { data, info } = await scaled.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const code = jsQr(new Uint8ClampedArray(data), info.width, info.height, { inversionAttempts: "dontInvert" });
    if (code) return code.data;
  }
  return undefined;
}
