import sharp from "sharp";
import { createRandom } from "./random.ts";

type Finish = { bloom?: number; grain?: number; vignette?: number };

/**
 * Develops a drawing (SVG or PNG) as a photograph would be: bright places bleed softly into their surroundings, corners fall off,
 * and a fine grain keeps the long gradients from banding. Answers raw RGB.
 */
export async function develop(drawing: Buffer, { bloom = 0.5, grain = 5, vignette = 0.34 }: Finish = {}) {
  const drawn = await sharp(drawing).removeAlpha().png({ compressionLevel: 0 }).toBuffer();
  const { width = 1, height = 1 } = await sharp(drawn).metadata();
  const bright = await sharp(drawn)
    .linear(1.7 * bloom, -150 * bloom)
    .blur(width / 45)
    .png({ compressionLevel: 0 })
    .toBuffer();
  const { data } = await sharp(drawn)
    .composite([{ input: bright, blend: "screen" }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const random = createRandom(20251115);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i += 3) {
      const dx = x / width - 0.5;
      const dy = y / height - 0.5;
      const edge = 1 - vignette * Math.min(1, Math.max(0, (dx * dx + dy * dy) * 2.2 - 0.18));
      const noise = (random() + random() - 1) * grain;
      for (let channel = i; channel < i + 3; channel++)
        data[channel] = Math.max(0, Math.min(255, (data[channel] ?? 0) * edge + noise));
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}
