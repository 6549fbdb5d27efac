import ranges from "@fontsource-variable/noto-sans-sc/unicode.json";
import { type Face, subsetFaces } from "./subset-faces.ts";

const files = import.meta.glob<string>("./*-wght-normal.woff2", {
  base: "/node_modules/@fontsource-variable/noto-sans-sc/files",
  query: "?url",
  import: "default",
  eager: true,
});

export const faces: readonly Face[] = subsetFaces("noto-sans-sc", ranges, files);
