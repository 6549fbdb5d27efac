import { wordMark, wordMarkBox } from "./mark.ts";
import { violet } from "./palette.ts";
import { phoneSize } from "./phone-frame.ts";
import { feedPhone } from "./phone-screens.ts";
import { squareScene } from "./square-scene.ts";

/** The picture a link to the site unfolds to where a page has none of its own: 1200 × 630, mark and square, no text. */
export function sharePicture(): string {
  const nested = (svg: string, x: number, y: number, width: number, height: number, viewBox: string) =>
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}">${svg.replace(/^<svg[^>]*>/, "").replace(/<\/svg>$/, "")}</svg>`;
  const scope = (svg: string, prefix: string) => svg.replace(/(id="|url\(#)/g, `$1${prefix}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630" fill="none" font-family="'Noto Sans','DejaVu Sans',sans-serif"><defs><radialGradient id="glow" cx="26%" cy="34%" r="62%"><stop stop-color="${violet(0.42, 0.2)}"/><stop offset="1" stop-color="${violet(0.165, 0.035)}"/></radialGradient></defs><rect width="1200" height="630" fill="url(#glow)"/>${nested(scope(squareScene("dark"), "s"), 0, 90, 1200, 540, "0 0 1600 720")}${nested(wordMark("#fff"), 88, 120, 560, 126, wordMarkBox)}${nested(scope(feedPhone(), "p"), 800, 46, 320, 658, `0 0 ${phoneSize.width} ${phoneSize.height}`)}</svg>`;
}
