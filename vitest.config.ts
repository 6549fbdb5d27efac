import { configDefaults, defineConfig, mergeConfig } from "vitest/config";
import viteConfig from "./vite.config.ts";

/** Tests of the built site. */
const integration = ["**/*.integration.test.ts", "tests/http/**/*.test.ts", "tests/faults/product-server-*.test.ts"];
/** Tests of several instances on a real PostgreSQL: `npm run test:postgres`. */
const postgres = ["tests/postgres/**/*.test.ts"];
const excluded = [...configDefaults.exclude, "dist/**", "tests/e2e/**"];

export default mergeConfig(
  viteConfig,
  defineConfig({
    css: { modules: { generateScopedName: "[local]" } },
    test: {
      setupFiles: ["scripts/test/test-setup.ts"],
      testTimeout: 30_000, // on a loaded machine
      hookTimeout: 90_000, // starting a site
      projects: [
        {
          extends: true,
          test: {
            name: "unit",
            environment: "node", // a test that needs a document says `@vitest-environment happy-dom` in its first line
            include: ["**/*.test.{ts,tsx}"],
            exclude: [...excluded, ...integration, ...postgres],
            css: { include: [/\.module\.css$/, /\.css\?(raw|url)$/] },
          },
        },
        {
          extends: true,
          test: {
            name: "integration",
            include: integration,
            exclude: excluded,
            globalSetup: ["scripts/test/build-before-tests.ts", "tests/http/support/start-demo-site.ts"],
          },
        },
        {
          extends: true,
          test: {
            name: "postgres",
            include: postgres,
            exclude: excluded,
            globalSetup: ["scripts/test/build-before-tests.ts", "tests/postgres/support/start-postgres.ts"],
          },
        },
      ],
    },
  }),
);
