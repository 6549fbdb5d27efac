declare namespace App {
  /** Given by server/ to every request, completed by site/middleware.ts. */
  interface Locals {
    settings: import("./site-settings.ts").SiteSettings;
    productApi: import("./product-api/product-api.ts").ProductApi;
    /** Makes a user's picture one that this site may be asked for in a smaller size. */
    signPicture: import("./pictures/signed-picture.ts").SignPicture;
    loadPicture: import("./pictures/load-picture.ts").LoadPicture;
    log: import("pino").Logger;
    requestId: string;
    /** Milliseconds for which the product server has been waited for before the page was begun. */
    waited: number;
    language: import("#locales/index.ts").Language;
    /** True where the address itself names the language; internal links then keep it. */
    languageInAddress: boolean;
    t: import("./i18n/translate.ts").Translate;
    formats: import("./i18n/format.ts").Formats;
    /** Milliseconds this page waits for the product server. */
    patience: number;
    /** An internal path, with the language kept in it where the visitor's address had it. */
    link: (path: string) => string;
  }
}

declare module "*?inline-script" {
  /** The bundled, minified script. */
  export const source: string;
  /** Its Content-Security-Policy hash, `sha256-…`. */
  export const hash: `sha256-${string}`;
}

declare module "*/late-sheet.ts?url" {
  const address: string;
  export default address;
}

declare module "*&placeholder" {
  const placeholder: string;
  export default placeholder;
}

declare module "*?picture" {
  const picture: import("./ui/picture.tsx").PictureSources;
  export default picture;
}

declare module "*?drawing" {
  /** A React drawing as a picture (site/build/drawing.ts). */
  const drawing: { readonly src: string; readonly width: number; readonly height: number };
  export default drawing;
}
