declare module "subset-font" {
  /** Cuts a font down to the glyphs of `text`. @returns the bytes in the target format */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: "woff2" | "sfnt"; variationAxes?: Record<string, { min: number; max: number }> },
  ): Promise<Uint8Array>;
}
