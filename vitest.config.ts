import { defineConfig } from "vitest/config";
import { inlineScript } from "./site/build/inline-script.ts";
import { image } from "./site/build/picture.ts";
import { placeholder } from "./site/build/placeholder.ts";

const integration = "**/*.integration.test.ts";
const excluded = ["**/node_modules/**", "dist/**", "tests/e2e/**"];

export default defineConfig({
  plugins: [inlineScript(), image(), placeholder()],
  css: { modules: { generateScopedName: "[local]" } },
  test: {
    setupFiles: ["scripts/fail-on-console.ts"],
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          environment: "node", // a test that needs a document says `@vitest-environment happy-dom` in its first line
          include: ["**/*.test.{ts,tsx}"],
          exclude: [...excluded, integration],
          css: { include: [/\.module\.css$/, /\.css\?raw$/] },
        },
      },
      {
        extends: true,
        test: {
          name: "integration", // tests of the built site
          include: [integration],
          exclude: excluded,
          globalSetup: ["scripts/build-before-tests.ts"],
        },
      },
    ],
  },
});
