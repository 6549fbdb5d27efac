import type { IncomingHttpHeaders } from "node:http";
import type { Logger } from "pino";
import { messageOf } from "#backend/message-of.ts";
import type { Environment } from "#server/config/environment.ts";
import { StartupError } from "#server/config/startup-error.ts";
import type { Metrics } from "#server/observability/metrics.ts";
import { readDevice } from "#site/features/counting/count-event.ts";
import type { CountLabels, PreviewFetcher, RefusalReason } from "#site/features/counting/count-labels.ts";
import { campaignNameOf } from "#site/features/store-links/campaign.ts";
import { detectPhone, storeOf } from "#site/features/store-links/detect-phone.ts";
import { type PageName, pageKindOf, routeOf } from "#site/routes.ts";
import type { SiteRequest } from "#site/site-request.ts";
import { createCountBuffer } from "./count-buffer.ts";
import { openCounts } from "./store/count-store.ts";

/** Counts for the owner's statistics, and for Prometheus where there are metrics. Nothing here throws or waits. */
export type Counting = NonNullable<Awaited<ReturnType<typeof startCounting>>>;

type CountMetrics = Pick<Metrics, "count" | "refuse" | "observeCountWrite">;

/**
 * @returns `undefined` where the operator has turned it off
 * @throws StartupError where the file of the counts cannot be opened. PostgreSQL may come later: counts wait for it.
 */
export async function startCounting(
  { counting, dataDirectory, databaseUrl, apiOrigin, imageKeys }: Environment,
  log: Logger,
  metrics: CountMetrics | undefined,
) {
  if (!counting) return undefined;
  const open = () => openCounts({ dataDirectory, databaseUrl, log });
  const refuseStart = (error: unknown) => {
    throw new StartupError(
      `counts.sqlite in DATA_DIRECTORY ${dataDirectory} cannot be opened: ${messageOf(error)}. Move it away, or set COUNTING=false.`,
    );
  };
  const opened = databaseUrl === undefined ? await open().catch(refuseStart) : undefined;
  if (databaseUrl === undefined && apiOrigin !== undefined && imageKeys !== undefined) {
    log.warn(
      "PICTURE_KEY is set, as for several instances, but DATABASE_URL is not: counts are in DATA_DIRECTORY, so statistics have those of this instance alone.",
    );
  }
  const buffer = createCountBuffer({
    open: async () => opened ?? open(),
    log,
    onWrite: metrics?.observeCountWrite,
  });
  const count = (labels: CountLabels) => {
    buffer.count(labels);
    metrics?.count(labels);
  };
  return {
    count,
    refuse(reason: RefusalReason): void {
      buffer.count({ event: "refused", page: "", language: "", phone: "", app: "", place: "", detail: reason });
      metrics?.refuse(reason);
    },
    /** Counts a page that a crawler has fetched. */
    countPreview({ route, locale }: SiteRequest, userAgent: string): void {
      if (routeOf(route).answer !== "page") return;
      const page = pageKindOf(route as PageName);
      const detail = previewFetcher(userAgent);
      count({ event: "preview-fetch", page, language: locale, phone: "", app: "", place: "", detail });
    },
    /** Counts a phone that a code has led straight to its store. Obeys Global Privacy Control, as pages do. */
    countStoreRedirect({ route, locale, query }: SiteRequest, headers: IncomingHttpHeaders): void {
      const { "user-agent": userAgent = "", "sec-gpc": privacyControl } = headers;
      const phone = detectPhone(userAgent);
      if (privacyControl === "1" || !phone) return;
      const { app } = readDevice(userAgent);
      const page = pageKindOf(route as PageName);
      const labels = { page, language: locale, phone, app };
      count({ ...labels, event: "store-click", place: "auto", detail: storeOf[phone] });
      if (!("c" in query) || query.c === undefined) return;
      const detail = campaignNameOf(query.c);
      count({ page, language: "", phone: "", app: "", event: "campaign-store", place: "", detail });
    },
    /** Writes what is pending. */
    async close(): Promise<void> {
      await buffer.close();
      await opened?.close();
    },
  };
}

/**
 * Names in the user agents of clients that fetch a page to show a preview of it. The first that matches decides: Telegram's
 * bot is "like TwitterBot". Signal calls itself WhatsApp, and Instagram, Threads and Messenger have Facebook's.
 */
const fetchers: readonly (readonly [PreviewFetcher, RegExp])[] = [
  ["telegram", /TelegramBot/i],
  ["x", /Twitterbot/i],
  ["meta", /facebookexternalhit|facebot|facebookcatalog|meta-external/i],
  ["whatsapp-signal", /WhatsApp|Signal-Desktop/i],
  ["discord", /Discordbot/i],
  ["slack", /Slackbot|Slack-ImgProxy/i],
  ["linkedin", /LinkedInBot/i],
  [
    "search",
    /Googlebot|Google-InspectionTool|bingbot|YandexBot|Baiduspider|DuckDuckBot|Applebot|Yeti|Sogou|PetalBot|SeznamBot/i,
  ],
];

/** The crawler that fetches a page, if its user agent names it. */
export function previewFetcher(userAgent: string): PreviewFetcher {
  // Apple's Messages calls itself Facebook's and X's at once.
  if (/facebookexternalhit/i.test(userAgent) && /Twitterbot/i.test(userAgent)) return "apple";
  return fetchers.find(([, names]) => names.test(userAgent))?.[0] ?? "other";
}
