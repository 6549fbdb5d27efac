import { join } from "node:path";
import config from "../../vitest.config.ts";

// The tests that `npm run test:long -- mutants` runs against each mutant: the unit tests of its folder.
const folder = process.env.MUTANTS_FOLDER ?? ".";
const { projects, ...shared } = config.test;
const projectOf = (name: string) =>
  projects.find(({ test }: { readonly test: { name: string } }) => test.name === name);
const unit = projectOf("unit");
const isolated: readonly string[] = projectOf("isolated").test.include;

export default {
  ...config,
  resolve: {
    // A busy machine fails a measurement now and then, and each such failure would count as a mutant found.
    alias: { "#scripts/test/measure-growth.ts": join(import.meta.dirname, "no-growth.ts") },
  },
  test: {
    ...shared,
    ...unit.test,
    include: [join(folder, "**/*.test.ts")],
    // Ten thousand requests a test: minutes for each mutant.
    exclude: [
      ...unit.test.exclude.filter((pattern: string) => !isolated.includes(pattern)),
      "server/cache/cache-flush.test.ts",
    ],
  },
};
