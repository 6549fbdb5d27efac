/// <reference types="vite/client" />

declare module "*?inline-script" {
  /** The bundled, minified script (site/build/inline-script.ts). */
  export const source: string;
  /** Its Content-Security-Policy hash. */
  export const hash: `sha256-${string}`;
}

/** The fingerprint of all sources of the build (scripts/build/source-fingerprint.ts). */
declare const sourcesOfBuild: string;

declare module "*?responsive" {
  /** An image in AVIF at several widths, with a WebP file for other browsers (vite.config.ts). */
  const image: import("#site/components/responsive-image.tsx").BuiltImage;
  export default image;
}

interface Window {
  /** The part of the Trusted Types API that is used here; TypeScript's DOM library does not have it yet. */
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createHTML?(text: string): string | undefined; createScriptURL?(text: string): string },
    ): { createScriptURL(text: string): string };
  };
}
