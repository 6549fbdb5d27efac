import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { distName } from "#server/config/dist-name.ts";
import { readEnvironment } from "#server/config/environment.ts";
import { countsFile, openCounts } from "#server/counts/store/count-store.ts";
import { turkishDay } from "#server/counts/store/count-tables.ts";
import { printOutput, resolveFromCaller } from "../commands/command-line.ts";
import { expectDatabase } from "../commands/expect-database.ts";
import { changesMail } from "./changes-mail.ts";
import { figuresOf } from "./figures.ts";
import type { RenderStatistics } from "./html/render-statistics.tsx";
import { attributionsOf, parseInstallations } from "./installations.ts";
import { periodBefore } from "./period.ts";
import { printStatistics, toCsv } from "./print-statistics.ts";
import { readOptions, type StatisticsOptions } from "./read-options.ts";

// `npm run statistics`. It stands beside server/, since a production image has no scripts/.

const usage = `Shows what visitors of the site do, and what leads them to the store (docs/operations.md, "Statistics"):

  npm run statistics -- [--from DAY] [--to DAY] [--out FILE.html] [--csv FILE.csv] [--installations FILE.csv]
                        [--mail ADDRESS]

Without days, it covers the last 30 that are over, beside the 30 before. --out writes it as a page with
plots, --csv all sums; --installations lays the stores' figures beside them. --mail sends that page with
what has changed, of the last 7 days, and prints nothing. Days are YYYY-MM-DD, of Turkish time.
DATABASE_URL and DATA_DIRECTORY select the database, as for the server.
`;

export const runStatistics = (words: readonly string[]): Promise<number> => printOutput(execute(words));

async function* execute(words: readonly string[]): AsyncGenerator<string> {
  const options = readOptions(words, turkishDay(Date.now()));
  if (!options) return yield usage;
  const { period, out, csv, installations: file, mail } = options;
  // Errors of the command come before any work.
  const installations =
    file === undefined
      ? undefined
      : parseInstallations(await readFile(resolveFromCaller(file), "utf8"), basename(file));
  const render = (out ?? mail) === undefined ? undefined : await loadRenderer();
  const send = mail === undefined ? undefined : await openMailer(mail);
  const { now, past } = await readSums(period);

  const figures = figuresOf(period, now, past);
  const attributions = installations && attributionsOf(installations, figures, now);
  if (out !== undefined && render) await writeFile(resolveFromCaller(out), render(figures, attributions));
  if (csv !== undefined) await writeFile(resolveFromCaller(csv), toCsv(now, past));
  if (send && render) await send(changesMail(figures, render(figures, attributions)));
  else yield printStatistics(figures, attributions);
}

/** Returns what sends to an address. It rejects where the mail server does not take the mail. */
async function openMailer(address: string) {
  const { mail, siteOrigin } = readEnvironment(process.env);
  if (!mail) throw new Error("--mail needs SMTP_URL and MAIL_FROM.");
  const { createMailer } = await import("#server/mail/create-mailer.ts");
  const { send, close } = createMailer(mail, siteOrigin);
  return (text: ReturnType<typeof changesMail>) => send(address, text).finally(close);
}

async function readSums(period: StatisticsOptions["period"]) {
  const settings = readEnvironment(process.env);
  expectDatabase(settings, countsFile);
  const counts = await openCounts(settings);
  try {
    return { now: await counts.readDays(period), past: await counts.readDays(periodBefore(period)) };
  } finally {
    await counts.close();
  }
}

/** React needs a build: Node strips types, but reads no JSX. */
async function loadRenderer(): Promise<RenderStatistics> {
  const built = join(import.meta.dirname, "..", distName, "server", "statistics.js");
  if (!existsSync(built)) throw new Error("--out and --mail need a build of the site: run `npm run build` first.");
  process.env.NODE_ENV ??= "production";
  return (await import(pathToFileURL(built).href)).renderStatistics;
}

if (import.meta.main) process.exitCode = await runStatistics(process.argv.slice(2));
