declare module "subset-font" {
  interface SubsetOptions {
    targetFormat: "woff2" | "sfnt";
    variationAxes?: Record<string, { min: number; max: number }>;
    /** OpenType feature tags; all are kept where it is not given. */
    keepFeatures?: string[];
    noHinting?: boolean;
    dropTables?: string[];
  }

  /** Cuts a font down to the glyphs of `text`. @returns the bytes in the target format */
  export default function subsetFont(font: Uint8Array, text: string, options: SubsetOptions): Promise<Uint8Array>;
}
