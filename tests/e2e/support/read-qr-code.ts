import jsQr from "jsqr";
import sharp from "sharp";

/** What a camera reads from a picture, such as a screenshot; `undefined` where it finds no QR code. */
export async function readQrCode(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQr(new Uint8ClampedArray(data), info.width, info.height, { inversionAttempts: "dontInvert" })?.data;
}
