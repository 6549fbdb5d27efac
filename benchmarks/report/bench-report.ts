import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { storeDemoCounts } from "#report/demo/store-demo-counts.ts";
import { ensureBuild } from "#scripts/build/ensure-build.ts";
import { openCounts } from "#server/counts/store/open-counts.ts";
import { startPostgresServer } from "../../tests/postgres/support/postgres-server.ts";

// `npm run bench:report`: the seconds that `npm run report` takes for a year, with the year before beside it. Exits with 1
// where the bound is missed. With the word `postgres`, the counts are in a PostgreSQL of its own. benchmarks/README.md
// describes it.

/** Seconds, of the whole command. */
const bound = 2;
const runs = 3;
/** Two years of a site with 10⁸ views a day: its days have as many rows as there can be. */
const counted = { from: "2024-11-24", days: 730, views: 100_000_000 };
const year = ["--from", "2025-11-24", "--to", "2026-11-23"];

await ensureBuild();
const dataDirectory = mkdtempSync(join(tmpdir(), "bench-report-"));
const postgres = process.argv.includes("postgres") ? await startPostgresServer() : undefined;
try {
  const databaseUrl = postgres && (await postgres.createDatabase());
  const store = await openCounts({ databaseUrl, dataDirectory });
  await storeDemoCounts(store, counted);
  await store.close();
  const words = [
    join(import.meta.dirname, "../../report/report.ts"),
    ...year,
    "--out",
    join(dataDirectory, "year.html"),
  ];
  const env = {
    PATH: process.env.PATH,
    DATA_DIRECTORY: dataDirectory,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  const seconds = Array.from({ length: runs }, () => {
    const startedAt = performance.now();
    const { status, stderr } = spawnSync(process.execPath, words, { env, encoding: "utf8" });
    if (status !== 0) throw new Error(`the report ended with ${status}: ${stderr}`);
    return (performance.now() - startedAt) / 1000;
  });
  const shown = seconds.map((one) => one.toFixed(2)).join(" · ");
  process.stdout.write(`A year's report from ${postgres ? "PostgreSQL" : "SQLite"}: ${shown} s, bound ${bound} s\n`);
  process.exitCode = Math.max(...seconds) > bound ? 1 : 0;
} finally {
  await postgres?.remove();
  rmSync(dataDirectory, { recursive: true });
}
