import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { contentLine } from "#contract/content-line.ts";
import { type LabelingPage, postTypes, postTypeTable } from "#contract/post-types.ts";
import { postTypeLabels } from "#site/i18n/post-type-labels.ts";
import { createTranslate } from "#site/i18n/translate.ts";
import { parsePostType } from "#site/product-api/parse-post-type.ts";
import { readConstant } from "./read-constant.harness.ts";

const root = join(import.meta.dirname, "..");
/** With single spaces in place of line breaks. */
const read = (document: string) => readFileSync(join(root, document), "utf8").replace(/\s+/g, " ");

const words = ["none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const number = (value: number) => value.toLocaleString("en");
const word = (value: number) => words[value] ?? number(value);
const inSeconds = (milliseconds: number) => number(milliseconds / 1000);
const kilobytes = (bytes: number) => number(bytes / 1024);

const dayMs = 24 * 3600_000;
const inDays = (milliseconds: number) => (milliseconds === dayMs ? "a day" : `${word(milliseconds / dayMs)} days`);
const unit = readFileSync(join(root, "deploy/meydan-website.service"), "utf8");
const setting = (name: string) => number(Number(new RegExp(`^${name}=(\\d+)`, "m").exec(unit)?.[1]));

/** The constants of a source file, by their paths within it. */
const constantsOf = (file: string) => (path: string) => readConstant(file, path);

const web = constantsOf("server/web/web-server.ts");
const readers = constantsOf("server/http/slow-readers.ts");
const shedder = constantsOf("server/web/load-shedder.ts");
const counts = constantsOf("server/counts/count-endpoint.ts");
const attempts = constantsOf("server/account-deletion/attempt-limiters.ts");
const tickets = constantsOf("server/tickets/ticket-miss-limiter.ts");
const offline = constantsOf("site/features/ticket/offline/offline-until.ts");
const responses = constantsOf("contract/limits.ts");
const timeouts = constantsOf("site/product-api/timeouts.ts");
const circuit = constantsOf("server/product-server/circuit-breaker.ts");
const job = constantsOf("backend/background-job.ts");
const retention = constantsOf("backend/retention/delete-what-is-due.ts");
const mails = constantsOf("backend/outbox/mail-attempts.ts");
const connections = constantsOf("backend/db/postgres-pool.ts");
const media = constantsOf("backend/media/import-media.ts");
const mostPixels = readConstant("backend/media/pixel-limit.ts", "mostPixels");
const tableWaitMs = readConstant("backend/db/migrate.ts", "tableWaitMs");

const wrongPasswords = attempts("limits.byAddress.points") + attempts("limits.byAddressLater.points");
const pieceKilobytes = kilobytes(readConstant("server/http/send-body.ts", "pieceBytes"));
const slowReader = readers("defaultLimits.firstWaitMs") + readers("defaultLimits.checkMs");
const otherPosts = responses("otherPostsLimit");
const swipeThreshold = readConstant("site/features/post/carousel/swipe.ts", "swipeThreshold");
const pauseMs = responses("responseLimits.timeoutMs");
const pause = `${inSeconds(pauseMs)} to ${inSeconds(pauseMs + circuit("circuitLimits.maxJitterMs"))}`;
const keptMonths = readConstant("server/counts/counting.ts", "keptMonths");
const dayRows = number(readConstant("server/counts/count-buffer.ts", "dayRowLimit"));
const bridged = inDays(readConstant("site/http/cache-policies.ts", "userContent.freshness.staleIfErrorMs"));
const share = (part: number) => ({ 4: "quarter", 8: "eighth" })[1 / part];
const most = {
  requests: connections("connectionLimits.requests"),
  jobs: connections("connectionLimits.jobs"),
  attempts: connections("connectionLimits.attempts"),
  changes: connections("connectionLimits.changes"),
  counts: connections("connectionLimits.counts"),
};
const connectionsOfInstance = most.requests + most.jobs + most.attempts + most.changes + most.counts;

/** What a page calls the types that it labels by name, in Turkish. */
function labelsOn(page: LabelingPage, write: (name: keyof typeof postTypeTable, label: string) => string): string {
  const t = createTranslate("tr");
  const labels = postTypes.map((name) => {
    const type = parsePostType(name, page);
    return type === "other" ? [] : write(name, t(postTypeLabels[type]));
  });
  return [...labels.flat(), `anything else ${t(postTypeLabels.other)}`].join(", ");
}

/** What documents say, with the figures of the code. */
const figures: Readonly<Record<string, readonly string[]>> = {
  "brand/privacy-policy.ts": [`Toplamlar en çok ${keptMonths} ay saklanır.`],
  "docs/operations.md": [
    `Days are deleted after ${keptMonths} months`,
    `gives open requests ${inSeconds(readConstant("server/http/stop-serving.ts", "gracePeriodMs"))} seconds to finish`,
    `after ${inSeconds(readConstant("server/supervise.ts", "stopLimitMs"))} seconds the server exits with 1`,
    `waits for a table for ${word(tableWaitMs / 1000)} seconds`,
    `| open connections | ${number(web("maxConnections"))},`,
    `the whole request | ${inSeconds(web("limits.headersTimeout"))}, ${inSeconds(web("limits.requestTimeout"))} s |`,
    `less than ${pieceKilobytes} kB of a larger one | ${inSeconds(slowReader)} s, ${inSeconds(readers("defaultLimits.laterWaitMs"))} s (`,
    [
      `to \`/csp-report\` | ${number(readConstant("server/http/request/request-target.ts", "targetLengthLimit"))} characters`,
      `${kilobytes(web("limits.maxHeaderSize"))} kB`,
      `${kilobytes(readConstant("server/http/request/read-form-body.ts", "sizeLimit"))} kB`,
      `${counts("sizeLimit")} bytes`,
      `${kilobytes(readConstant("server/observability/csp-report-endpoint.ts", "sizeLimit"))} kB |`,
    ].join(", "),
    `pages that wait for their turn | ${number(shedder("maxPages"))}; ${number(shedder("maxWaiting"))} (`,
    `share a ${share(readConstant("server/cache/page-cache.ts", "onceShare"))} of the memory`,
    `its loading state after ${inSeconds(timeouts("visitorTimeoutMs"))} s`,
    `at least ${word(circuit("circuitLimits.minCalls"))} calls within ${inSeconds(circuit("circuitLimits.windowMs"))} s`,
    `No calls are made then for ${pause} s`,
    `A job in every process runs each ${inSeconds(job("interval"))} seconds`,
    `for ${word(retention("auditMs") / 365 / dayMs)} years`,
    `is sent again after ${number(mails("firstPauseMs") / 60_000)}, 2, 4… minutes, ${word(mails("attemptLimit"))} times in all`,
    `| ${tickets("maxMisses")} in ${tickets("windowMs") / 60_000} minutes, counted in each process`,
    `after ${tickets("maxMisses")} misses | ${tickets("rate.perSecond")} a second, ${tickets("rate.capacity")} at once`,
    [
      `from an address (a /64 network of IPv6) ${wrongPasswords} wrong passwords`,
      `then one each ${word(attempts("limits.byAddressLater.duration") / 60)} minutes`,
    ].join(", "),
    `account ${attempts("limits.byAccount.points")} wrong passwords an hour`,
    `from ${offline("daysWithoutDate")} days after the last visit`,
    `costs a request ${inSeconds(pauseMs)} seconds`,
    `A day has at most ${dayRows} rows`,
    `the last good page is sent for up to ${bridged} (`,
    `| a page that was cached within ${bridged} |`,
    `deletes them ${bridged} later`,
    `Pages of the last ${bridged.replace(/^a /, "")} are still sent`,
    `A process takes ${number(counts("rate.perSecond"))} per second in total`,
    `fewer than ${readConstant("server/tickets/ticket-secrets.ts", "warningDays")}.`,
    `the unit's \`MemoryMax\` is ${setting("MemoryMax").replace(",", "")}`,
  ],
  "docs/scale.md": [
    `An instance opens at most ${connectionsOfInstance} connections: ${most.requests} for requests, ${most.jobs} for migrations and the background job, ${most.attempts} for counts of attempts, ${most.changes} to listen, ${most.counts} for counts of views.`,
    `Set \`max_connections\` to ${connectionsOfInstance} for each and ten more`,
    `20 need ${20 * connectionsOfInstance + 10}`,
    `those that it has rendered last, for ${bridged}.`,
  ],
  "docs/content.md": [
    `at most ${kilobytes(media("sizeLimits.image") / 1024)} MB and ${mostPixels / 1e6} million pixels (AVIF: 25)`,
    `at most ${kilobytes(media("sizeLimits.video") / 1024)} MB`,
    `a line has at most ${kilobytes(readConstant("backend/content/import/read-lines.ts", "lineSizeLimit") / 1024)} MiB`,
  ],
  "docs/specification-coverage.md": [
    `the post and up to ${word(otherPosts)} others`,
    `a swipe of more than ${swipeThreshold} px`,
    `are shown, at most ${otherPosts} |`,
    `\`type\` (${labelsOn("post", (name, label) => `${name} is labeled ${label}`)});`,
    `\`type\` (${labelsOn("profile", (name, label) => `${postTypeTable[name].number} is ${label}`)});`,
    `At most ${otherPosts} other posts`,
    `Swipe threshold ${swipeThreshold} px`,
  ],
  "docs/content-api.md": [
    `a post](#a-post) and up to ${otherPosts} others`,
    `up to ${responses("profilePostsLimit")} of [their posts]`,
    `within ${inSeconds(pauseMs)} seconds and ${kilobytes(responses("responseLimits.maxBytes") / 1024)} MB`,
    `waits ${inSeconds(timeouts("visitorTimeoutMs"))} s, then`,
    `at least ${word(circuit("circuitLimits.minCalls"))} failed calls within ${inSeconds(circuit("circuitLimits.windowMs"))} s`,
    `end all calls for ${inSeconds(pauseMs)} s`,
  ],
  "docs/account-deletion-api.md": [
    `\`password\` has 1 to ${readConstant("contract/account-deletion-fields.ts", "passwordLimit")} characters`,
    `no response within ${inSeconds(timeouts("visitorCallTimeoutMs"))} s`,
  ],
};

test.each(Object.entries(figures))("%s has the figures of the code", (document, expected) => {
  const text = read(document);
  expect(expected.filter((figure) => !text.includes(figure))).toEqual([]);
});

test("docs/operations.md lists every metric of the site", () => {
  const namesIn = (file: string, pattern: RegExp) =>
    [...new Set([...readFileSync(join(root, file), "utf8").matchAll(pattern)].map(([, name]) => name))].sort();
  expect(namesIn("docs/operations.md", /^\| `(site_\w+)`/gm)).toEqual(
    namesIn("server/observability/metrics.ts", /"(site_\w+)"/g),
  );
});

/** What `z.toJSONSchema` makes of a field. */
interface FieldSchema {
  readonly const?: string;
  readonly enum?: readonly string[];
  readonly maxLength?: number;
  readonly items?: { readonly properties: Readonly<Record<string, FieldSchema>> };
  readonly maxItems?: number;
}

interface LineSchema {
  readonly properties: Readonly<Record<string, FieldSchema>>;
  readonly required: readonly string[];
}

const lines = (
  z.toJSONSchema(contentLine, { io: "input", unrepresentable: "any" }) as unknown as { oneOf: LineSchema[] }
).oneOf;

/** Of files, which docs/content.md does not tell. */
const longestPath = 2048;

test.each(lines.map((line) => [line.properties.kind?.const ?? "", line] as const))(
  "docs/content.md has the fields of a %s",
  (kind, { properties, required }) => {
    const section =
      readFileSync(join(root, "docs/content.md"), "utf8")
        .split(/^## /m)
        .find((one) => one.startsWith(`${kind}\n`)) ?? "";
    for (const [name, { enum: values = [], maxLength = longestPath, maxItems, items }] of Object.entries(properties)) {
      if (name === "kind") continue;
      const mark = required.includes(name) ? "" : "\\?";
      expect(section, name).toMatch(new RegExp(`\`${name}\`${mark}(?!\\?)`));
      for (const value of values) expect(section, name).toContain(`\`${value}\``);
      if (maxLength !== longestPath) {
        expect(section, name).toMatch(new RegExp(`\`${name}\`${mark} \\([^)]*${number(maxLength)}[);]`));
      }
      if (maxItems !== undefined) expect(section).toContain(`\`${name}\`${mark.slice(-1)} (up to ${maxItems} objects`);
      const alt = items?.properties.alt?.maxLength;
      if (alt !== undefined) expect(section).toContain(`\`alt\` ${number(alt)}`);
    }
  },
);
