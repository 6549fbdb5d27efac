import ranges from "@fontsource-variable/noto-sans-kr/unicode.json";
import { type Face, subsetFaces } from "./subset-faces.ts";

const files = import.meta.glob<string>("./*-wght-normal.woff2", {
  base: "/node_modules/@fontsource-variable/noto-sans-kr/files",
  query: "?url",
  import: "default",
  eager: true,
});

export const faces: readonly Face[] = subsetFaces("noto-sans-kr", ranges, files);
