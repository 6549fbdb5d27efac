import { createHash } from "node:crypto";

const source = "@layer reset,tokens,base,ui,feature;";

/**
 * The order of the cascade, declared before any rule: the bundler puts a page's rules in the order of its
 * imports, so whichever file came first would otherwise decide which layer wins.
 */
export const cascadeLayers = {
  source,
  hash: `sha256-${createHash("sha256").update(source).digest("base64")}`,
} as const;
