import { resolveConfigs, type VitePluginOptions } from "vite-imagetools";

/** Pixels: steps of about 1.5, because hardly a screen gains from finer ones. An image is never enlarged. */
const widths = "280;420;600;1000;1440;2000;2880";

/** Pixels of the one WebP file, for browsers without AVIF. */
const fallbackWidth = 600;

/**
 * Drawn interfaces on screens of two and more pixels to the point: below these qualities their small letters begin to
 * fray. Effort 3 encodes AVIF in a tenth of the time of effort 6, for 4 to 7 % more bytes.
 */
const encodings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  avif: { quality: "29", effort: "3" },
  webp: { quality: "62", effort: "4" },
};

/**
 * `import phone from "#brand/pictures/phone-feed.png?responsive"` gives an image as `<ResponsiveImage>` shows it.
 *
 * @param isHasty whether all are encoded with the least effort: a quarter more bytes in a fifth of the time
 */
export const responsiveImages = (isHasty: boolean) =>
  ({
    // Leaves other imports of images alone: preview images inline a background as it is.
    include: /\?responsive$/,
    cache: { dir: "node_modules/.cache/imagetools" },
    defaultDirectives: ({ searchParams }) =>
      new URLSearchParams(searchParams.has("responsive") ? { as: "picture", w: widths, format: "avif;webp" } : {}),
    // Every width in AVIF, one in WebP.
    resolveConfigs(entries, formats) {
      const configs = resolveConfigs(entries, formats);
      if (!entries.some(([name]) => name === "responsive")) return configs;
      const fallback = Math.max(...configs.map(({ w }) => Number(w)).filter((width) => width <= fallbackWidth));
      return configs
        .filter(({ format, w }) => format !== "webp" || Number(w) === fallback)
        .map((config) => ({ ...config, ...encodings[`${config.format}`], ...(isHasty && { effort: "0" }) }));
    },
  }) satisfies Partial<VitePluginOptions>;
