import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { connectionLimits } from "#backend/db/postgres-pool.ts";
import { mostPixels } from "#backend/media/pixel-limit.ts";
import { otherPostsLimit, postImagesLimit, profilePostsLimit, responseLimits } from "#contract/limits.ts";
import { locales } from "#locales/index.ts";
import { visitorCallTimeoutMs, visitorTimeoutMs } from "#site/product-api/timeouts.ts";
import { readConstant } from "./read-constant.harness.ts";

const read = (file: string) => readFileSync(join(import.meta.dirname, "..", file), "utf8").replace(/\s+/g, " ");
/** The number of a constant in a unit, such as 1000 for seconds of milliseconds. */
const figure = (file: string, path: string, unit = 1) => (readConstant(file, path) / unit).toLocaleString("en");

const web = "server/web/web-server.ts";
const readers = "server/http/slow-readers.ts";
const render = "server/web/send-page.ts";
const misses = "server/tickets/ticket-miss-limiter.ts";
const circuit = "server/product-server/circuit-breaker.ts";
const counts = "server/counts/count-endpoint.ts";
const media = "backend/media/import-media.ts";
const offline = "site/features/ticket/offline/offline-until.ts";
const keptMonths = figure("server/counts/store/count-store.ts", "keptMonths");
const copyDays = readConstant(offline, "daysAfterEvent");
const copies = readConstant("site/features/ticket/offline/ticket-copies.ts", "maxCopies");
/** The legal text has these in words. */
const turkish: Readonly<Record<number, string>> = { 7: "yedi", 20: "yirmi", 30: "otuz" };
const languages = `${locales.length} languages`;
const firstWait =
  (readConstant(readers, "defaultLimits.firstWaitMs") + readConstant(readers, "defaultLimits.checkMs")) / 1000;
const pause = responseLimits.timeoutMs / 1000;
const longestPause = pause + readConstant(circuit, "circuitLimits.maxJitterMs") / 1000;
const connections = Object.values(connectionLimits).reduce((sum, limit) => sum + limit);

/** What a document repeats of the code, with no more words than it takes to find it: sentences may change. */
const figures: Readonly<Record<string, readonly string[]>> = {
  "README.md": [languages],
  "brand/README.md": [languages],
  "benchmarks/README.md": [`each of the ${languages}`, `in ${languages}`],
  "docs/specification-coverage.md": [`**Messages**: ${languages}`, `| ${languages}:`],
  "brand/privacy-policy.ts": [
    `${keptMonths} ay`,
    `Etkinlikten sonra ${copyDays} gün, en çok ${copies} bilet`,
    `etkinlik bittikten ${turkish[copyDays]} gün sonra`,
    `son yüklendikten ${turkish[readConstant(offline, "daysWithoutDate")]} gün sonra`,
    `en çok ${turkish[copies]} bilet`,
  ],
  "docs/operations.md": [
    `${keptMonths} months`,
    `${figure("server/counts/count-buffer.ts", "dayRowLimit")} rows`,
    `${figure(counts, "budget.limit")} per second`,
    `${figure("server/http/stop-serving.ts", "gracePeriodMs", 1000)} seconds`,
    `${figure("server/supervise.ts", "stopLimitMs", 1000)} seconds`,
    `${figure("backend/db/migrate.ts", "tableWaitMs", 1000)} seconds`,
    `each ${figure("backend/background-job.ts", "interval", 1000)} seconds`,
    `${figure("backend/retention/delete-what-is-due.ts", "auditMs", 365 * 24 * 3600_000)} years`,
    `${figure("backend/outbox/send-outbox.ts", "attemptLimit")} times`,
    `open connections | ${figure(web, "maxConnections")},`,
    `requests of a connection | ${figure(web, "maxRequests")} |`,
    `${figure(web, "limits.headersTimeout", 1000)}, ${figure(web, "limits.requestTimeout", 1000)} s |`,
    `${figure("server/http/send-body.ts", "pieceBytes", 1024)} kB of a larger one`,
    `| ${firstWait} s, ${figure(readers, "defaultLimits.laterWaitMs", 1000)} s (`,
    `| ${figure("server/http/request/request-target.ts", "targetLengthLimit")} characters`,
    `, ${figure(web, "limits.maxHeaderSize", 1024)} kB, ${figure("server/http/request/read-form-body.ts", "sizeLimit", 1024)} kB`,
    `, ${figure(counts, "sizeLimit")} bytes, ${figure("server/observability/csp-report-endpoint.ts", "sizeLimit", 1024)} kB |`,
    `| ${figure(render, "maxPages")}; ${figure(render, "maxWaiting")} (`,
    `| ${figure(misses, "maxMisses")} in ${figure(misses, "windowMs", 60_000)} minutes`,
    `| ${figure(misses, "budget.each")} in ${figure(misses, "budget.windowMs", 1000)} seconds`,
    `${readConstant("server/account-deletion/attempt-limiters.ts", "limits.byAddress.points") + 1} wrong passwords`,
    `${figure("server/account-deletion/attempt-limiters.ts", "limits.byAccount.points")} wrong passwords`,
    `${figure("server/tickets/ticket-secrets.ts", "warningDays")}. Once expired`,
    `${figure(offline, "daysWithoutDate")} days after the last visit`,
    `${figure(circuit, "circuitLimits.minCalls")} calls within ${figure(circuit, "circuitLimits.windowMs", 1000)} s`,
    `${visitorTimeoutMs / 1000} s`,
    `${pause} to ${longestPause} s`,
    `${pause} seconds`,
  ],
  "docs/scale.md": [`${connections} connections`, `${connections} for each`, `20 need ${20 * connections + 10}`],
  "docs/content.md": [
    `up to ${postImagesLimit} objects`,
    `${figure(media, "sizeLimits.image", 1024 ** 2)} MB and ${mostPixels / 1e6} million pixels`,
    `${figure(media, "sizeLimits.video", 1024 ** 2)} MB`,
    `${figure("backend/content/import/read-content.ts", "lineSizeLimit", 1024 ** 2)} MiB`,
  ],
  "docs/content-api.md": [
    `up to ${otherPostsLimit} others`,
    `up to ${profilePostsLimit} of`,
    `${pause} seconds and ${responseLimits.maxBytes / 1024 ** 2} MB`,
    `${visitorTimeoutMs / 1000} s`,
    `${figure(circuit, "circuitLimits.minCalls")} failed calls within ${figure(circuit, "circuitLimits.windowMs", 1000)} s`,
    `for ${pause} s`,
  ],
  "docs/account-deletion-api.md": [`within ${visitorCallTimeoutMs / 1000} s`],
};

test.each(Object.entries(figures))("%s has the figures of the code", (document, expected) => {
  const text = read(document);
  expect(expected.filter((one) => !text.includes(one))).toEqual([]);
});

test("docs/operations.md lists every metric of the site", () => {
  const namesIn = (file: string, pattern: RegExp) =>
    [...new Set(Array.from(read(file).matchAll(pattern), ([, name]) => name))].sort();
  expect(namesIn("docs/operations.md", /\| `(site_\w+)`/g)).toEqual(
    namesIn("server/observability/metrics.ts", /"(site_\w+)"/g),
  );
});
