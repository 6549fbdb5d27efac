import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { rememberCspDigests } from "./remember-csp-digests.ts";

const astro = dirname(createRequire(import.meta.url).resolve("astro/package.json"));
const file = join(astro, "dist", "core", "encryption.js");

/** What the build makes of Astro's own module. */
function transformed(code: string): string {
  const { transform } = rememberCspDigests();
  if (typeof transform !== "object" || !("handler" in transform)) throw new Error("no transform");
  const result = Reflect.apply(transform.handler, {}, [code, file]);
  return (result as { code: string }).code;
}

test("Astro's digests stay what they are, and each is computed once", async () => {
  const code = transformed(readFileSync(file, "utf8"));
  const functions = code.slice(code.indexOf("const digests"), code.indexOf("async function generateContentHash"));
  let computed = 0;
  const crypto = {
    subtle: {
      digest: (...given: Parameters<SubtleCrypto["digest"]>) => {
        computed += 1;
        return globalThis.crypto.subtle.digest(...given);
      },
    },
  };
  const encodeBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");
  const names = ["crypto", "encoder", "encodeBase64", "ALGORITHMS"];
  const generate: (data: string, algorithm: string) => Promise<string> = new Function(
    ...names,
    `${functions}; return generateCspDigest;`,
  )(crypto, new TextEncoder(), encodeBase64, { "SHA-256": "sha256-" });
  for (const _ of [1, 2]) {
    expect(await generate("a{}", "SHA-256")).toBe("sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk=");
    expect(await generate("b{}", "SHA-256")).not.toBe(await generate("a{}", "SHA-256"));
  }
  expect(computed).toBe(2);
});

test("an Astro that does it otherwise stops the build", () => {
  expect(() => transformed("export {}")).toThrow("Astro");
});
