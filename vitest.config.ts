import "./scripts/test/use-test-brand.ts";
import { globSync, readFileSync } from "node:fs";
import { configDefaults, defineConfig, mergeConfig } from "vitest/config";
import { longGroups } from "./scripts/test/long-groups.ts";
import viteConfig from "./vite.config.ts";

/** Tests of the built site. */
const integration = ["**/*.integration.test.ts", "tests/{http,hostile}/**/*.test.ts"];
/** What `npm test` leaves to `npm run test:long`. */
const long = ["**/*.long.test.ts", "tests/!(http|hostile)/**"];
const unitTests = globSync("**/*.test.{ts,tsx}", { exclude: ["node_modules", "dist"] });
const says = (pattern: RegExp) => unitTests.filter((file) => pattern.test(readFileSync(file, "utf8")));
/** Unit tests that change what others import. */
const isolated = says(/\bvi\.(mock|doMock|resetModules)\(/);
/** Unit tests that need a document: they say so in their first line. */
const withDocument = says(/^\/\/ @vitest-environment happy-dom/);
/** Checks of the owner's brand, which say what to do where one fails. All other tests have the brand in tests/brand/. */
const ofOwner = ["brand/**/*.test.ts", "locales/messages.test.ts", "site/styles/tokens.test.ts"];
const excluded = [...configDefaults.exclude, "dist/**"];
const build = "scripts/test/build-before-tests.ts";

export default mergeConfig(
  viteConfig,
  defineConfig({
    css: { modules: { generateScopedName: "[local]" } },
    test: {
      setupFiles: ["scripts/test/test-setup.harness.ts"],
      maxWorkers: 3, // one more than there are cores: many tests wait for a limit to pass
      // They end what hangs, and judge nothing: on a loaded machine a site takes ten seconds to start.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 60_000 } },
      // Modules are proxies of their class names where there may be a document: happy-dom would hide what has no layout.
      css: { include: [/\.css\?(raw|url)$/] },
      projects: [
        // The owner's brand is what `#brand/*` is where nobody asks for another.
        {
          extends: false,
          test: { name: "brand", environment: "node", include: ofOwner, testTimeout: 120_000 },
        },
        {
          extends: true,
          test: {
            name: "unit",
            environment: "node",
            css: { include: [/\.module\.css$/] },
            // The files of a worker share what they import, which takes two thirds of the time.
            isolate: false,
            include: ["**/*.test.{ts,tsx}"],
            exclude: [...excluded, ...isolated, ...withDocument, ...integration, ...long, ...ofOwner],
          },
        },
        {
          extends: true,
          test: {
            name: "document",
            environment: "happy-dom",
            isolate: false,
            include: withDocument,
            exclude: [...excluded, ...isolated],
          },
        },
        {
          extends: true,
          test: {
            name: "isolated",
            environment: "node",
            include: isolated,
            exclude: excluded,
          },
        },
        {
          extends: true,
          test: {
            name: "integration",
            isolate: false,
            include: integration,
            exclude: [...excluded, ...long],
            globalSetup: [build, "tests/http/support/start-demo-site.ts"],
          },
        },
        ...Object.entries(longGroups).flatMap(([name, { tests, isBuilt, isSerial, setup, env }]) =>
          tests === undefined
            ? []
            : {
                extends: true as const,
                test: {
                  name,
                  include: [...tests],
                  exclude: excluded,
                  fileParallelism: !isSerial,
                  globalSetup: [...(isBuilt ? [build] : []), ...(setup ? [setup] : [])],
                  env: { ...env },
                },
              },
        ),
      ],
    },
  }),
);
