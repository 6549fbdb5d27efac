import { configDefaults, defineConfig, mergeConfig } from "vitest/config";
import viteConfig from "./vite.config.ts";

const integration = "**/*.integration.test.ts";
const excluded = [...configDefaults.exclude, "dist/**", "tests/e2e/**"];

export default mergeConfig(
  viteConfig,
  defineConfig({
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
            css: { include: [/\.module\.css$/, /\.css\?(raw|url)$/] },
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
  }),
);
