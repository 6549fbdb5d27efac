import { globSync, readFileSync } from "node:fs";
import { configDefaults, defineConfig, mergeConfig } from "vitest/config";
import viteConfig from "./vite.config.ts";

/** Tests of the built site. */
const integration = [
  "**/*.integration.test.ts",
  "tests/http/**/*.test.ts",
  "tests/hostile/**/*.test.ts",
  "tests/faults/product-server-*.test.ts",
];
/** Tests of minutes: `npm run test:hostile`. */
const hostile = ["tests/hostile/**/*.long.test.ts"];
/** Tests of several instances on a real PostgreSQL: `npm run test:postgres`. */
const postgres = ["tests/postgres/**/*.test.ts"];
/** Faults that take minutes: `npm run test:faults`. */
const faults = ["tests/faults/**/*.test.ts"];
/** nginx in front of several instances: `npm run test:scale`. */
const scale = ["tests/scale/**/*.test.ts"];
/** The calendar file in a real calendar program: `npm run test:calendar`. */
const calendar = ["tests/calendar/**/*.test.ts"];
/** The rules of Prometheus, by its own program: `npm run test:alerts`. */
const alerts = ["tests/alerts/**/*.test.ts"];
/** The image of the Dockerfile, built and run: `npm run test:container`. */
const container = ["tests/container/**/*.test.ts"];
/** Unit tests that change what others import, or the globals of their worker. */
const isolated = globSync("**/*.test.{ts,tsx}", { exclude: ["node_modules", "dist"] }).filter((file) =>
  /\bvi\.(mock|doMock|resetModules)\(|^\/\/ @vitest-environment /m.test(readFileSync(file, "utf8")),
);
const excluded = [...configDefaults.exclude, "dist/**", "tests/e2e/**"];

export default mergeConfig(
  viteConfig,
  defineConfig({
    css: { modules: { generateScopedName: "[local]" } },
    test: {
      setupFiles: ["scripts/test/test-setup.ts"],
      maxWorkers: 3, // one more than there are cores: many tests wait for a limit to pass
      // They end what hangs, and judge nothing: on a loaded machine a site takes ten seconds to start.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 20_000 } },
      css: { include: [/\.module\.css$/, /\.css\?(raw|url)$/] },
      projects: [
        {
          extends: true,
          test: {
            name: "unit",
            environment: "node",
            // The files of a worker share what they import, which takes two thirds of the time.
            isolate: false,
            include: ["**/*.test.{ts,tsx}"],
            exclude: [
              ...excluded,
              ...isolated,
              ...integration,
              ...postgres,
              ...faults,
              ...scale,
              ...calendar,
              ...alerts,
              ...container,
            ],
          },
        },
        {
          extends: true,
          test: {
            name: "isolated",
            environment: "node", // a test that needs a document says `@vitest-environment happy-dom` in its first line
            include: isolated,
            exclude: excluded,
          },
        },
        {
          extends: true,
          test: {
            name: "integration",
            include: integration,
            exclude: [...excluded, ...hostile],
            globalSetup: ["scripts/test/build-before-tests.ts", "tests/http/support/start-demo-site.ts"],
          },
        },
        {
          extends: true,
          test: {
            name: "hostile",
            include: hostile,
            exclude: excluded,
            fileParallelism: false,
            globalSetup: ["scripts/test/build-before-tests.ts"],
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
        {
          extends: true,
          test: {
            name: "faults",
            include: faults,
            exclude: [...excluded, ...integration],
            globalSetup: ["scripts/test/build-before-tests.ts"],
          },
        },
        {
          extends: true,
          test: {
            name: "calendar",
            include: calendar,
            exclude: excluded,
            globalSetup: ["scripts/test/build-before-tests.ts"],
          },
        },
        {
          extends: true,
          test: {
            name: "alerts",
            include: alerts,
            exclude: excluded,
          },
        },
        {
          extends: true,
          test: {
            name: "container",
            include: container,
            exclude: excluded,
          },
        },
        {
          extends: true,
          test: {
            name: "scale",
            include: scale,
            exclude: excluded,
            fileParallelism: false,
            globalSetup: ["scripts/test/build-before-tests.ts"],
          },
        },
      ],
    },
  }),
);
