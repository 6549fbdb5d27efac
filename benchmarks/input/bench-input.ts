import { cpus } from "node:os";
import { join } from "node:path";
import { createServer } from "vite";
import { ensureBuild } from "#scripts/build/ensure-build.ts";
import { superlinearGrowth } from "#scripts/test/measure-growth.harness.ts";
import type * as ProductTexts from "./product-texts.tsx";
import { serveSite, wholeRequests } from "./whole-requests.ts";
import { bytePieces, findWorstTime, growthOf, textPieces, type Work } from "./worst-time.ts";

// `npm run bench -- input`: the worst time that each parser takes for an input at its limit. Exits with 1 where a bound is
// missed. benchmarks/README.md describes it.

/** Milliseconds. A report of 64 kB that is shown again is drawn and compressed, too. */
const bounds = { visitors: 10, texts: 50 };

process.env.NODE_ENV = "production"; // React's development build renders several times slower
const missed: string[] = [];
const [{ model = "" } = {}] = cpus();
process.stdout.write(`${new Date().toISOString()} · ${cpus().length} × ${model} · Node ${process.versions.node}\n`);

/** Prints a table. @param growth whether the works must also be linear */
async function measure(
  title: string,
  works: readonly Work[],
  pieces: typeof bytePieces,
  bound: number,
  growth = false,
) {
  process.stdout.write(`\n| ${title} | limit | ms | worst input |\n|---|---|---|---|\n`);
  for (const work of works) {
    const worst = await findWorstTime(work, pieces);
    const time = worst.milliseconds.toFixed(2);
    if (worst.milliseconds > bound) missed.push(`${work.name}: ${time} ms, bound ${bound}`);
    const limit = work.limit.toLocaleString("en");
    process.stdout.write(`| ${work.name} | ${limit} | ${time} | \`${worst.input.replaceAll("|", "\\|")}\` |\n`);
    const times = growth ? growthOf(work, worst) : 0;
    if (times > superlinearGrowth)
      missed.push(`${work.name}: ${times.toFixed(0)} times as long for eight times the text`);
  }
}

await ensureBuild();
const server = await serveSite();
const requests = wholeRequests(server);
await measure("requests, beyond the same one without the input", requests, bytePieces, bounds.visitors);
server.close();
// Modules of the site may need the build's plugins, which Node alone does not have.
const vite = await createServer({ mode: "production", logLevel: "error", server: { middlewareMode: true, ws: false } });
const texts = await vite.ssrLoadModule(join(import.meta.dirname, "product-texts.tsx"));
const { productResponses, productTexts } = texts as typeof ProductTexts;
await measure("responses of the product server", productResponses, textPieces, bounds.texts, true);
await measure("texts in them", productTexts, textPieces, bounds.texts, true);
await vite.close();
process.stdout.write(missed.length === 0 ? "\nAll bounds are met.\n" : `\nMissed:\n  ${missed.join("\n  ")}\n`);
process.exitCode = missed.length === 0 ? 0 : 1;
