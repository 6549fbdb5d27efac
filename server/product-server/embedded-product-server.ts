import { type Kysely, sql } from "kysely";
import type { Logger } from "pino";
import { createBackend } from "#backend/app.ts";
import { type ChangeFollower, followChanges, readChanges } from "#backend/changes/follow-changes.ts";
import { systemClock } from "#backend/clock.ts";
import { seedWhenEmpty } from "#backend/content/seed.ts";
import { openDatabase, openImpatientDatabase } from "#backend/db/open-database.ts";
import type { Tables } from "#backend/db/tables.ts";
import { createShownMedia } from "#backend/media/shown-media.ts";
import { messageOf } from "#backend/message-of.ts";
import { countOverdue } from "#backend/reports/reports.queries.ts";
import { productPaths } from "#contract/product-paths.ts";
import { createLimitedFetch } from "#server/calls/limited-fetch.ts";
import { checkMediaDirectory, prepareDataDirectory } from "#server/config/data-directory.ts";
import type { Environment } from "#server/config/environment.ts";
import { StartupError } from "#server/config/startup-error.ts";
import { mediaNames, openOwnMedia } from "#server/files/media-files.ts";
import { createMailer } from "#server/mail/create-mailer.ts";
import type { Metrics } from "#server/observability/metrics.ts";
import { embeddedOrigin, InvalidResponseError } from "#site/product-api/product-fetch.ts";
import type { ProductServer } from "./product-server.ts";
import { createReachability } from "./reachability.ts";
import { type IsolationWatch, watchIsolation } from "./watch-isolation.ts";

type ProductServerMetrics = Pick<Metrics, "observeProductServerCall" | "observeMail" | "watchOverdueReports">;

/**
 * Opens the product server within this process, and writes the demo content where it is wanted and the database is empty.
 *
 * @throws StartupError where a directory or its database cannot be opened or written
 */
export async function openEmbeddedProductServer(
  environment: Environment,
  log: Logger,
  metrics?: ProductServerMetrics,
): Promise<ProductServer> {
  const { mediaDirectory, databaseUrl, siteOrigin, accountDeletionDays, mail } = environment;
  prepareDataDirectory(environment.dataDirectory);
  if (environment.sharesMedia) checkMediaDirectory(mediaDirectory);
  const jobDatabase = await openSeededDatabase(environment, log);
  const database = openImpatientDatabase(jobDatabase, "requests", { databaseUrl, log });
  const changesDatabase = openImpatientDatabase(jobDatabase, "changes", { databaseUrl, log });
  const mailer = mail && createMailer(mail, siteOrigin);
  let follower: ChangeFollower | undefined;
  let isolation: IsolationWatch | undefined;
  const readState = () => follower?.readState() ?? "late";
  const namesOf = (url: string) => mediaNames(url, siteOrigin);
  const shownMedia = createShownMedia({ database, namesOf, readState });
  const backend = createBackend({
    database,
    jobDatabase,
    clock: systemClock,
    mediaOrigin: siteOrigin,
    log,
    accounts: { deletionDays: accountDeletionDays, mediaDirectory, sendMail: mailer?.sendReceipt },
    reports: {
      dueHours: environment.reportDueHours,
      keptMonths: environment.reportMonths,
      sendMail: mailer?.sendReportMail,
      sendModerationMail: mailer?.sendModerationMail,
    },
    takesMail: mailer?.takesMail,
    observeMail: metrics?.observeMail,
  });
  metrics?.watchOverdueReports(() => countOverdue(database, systemClock.now()));
  const observe = metrics?.observeProductServerCall;
  const fetchContent = (request: Request) =>
    backend.fetch(request).catch((error: unknown) => {
      // The caller logs it, once. The message holds no IDs: they are parameters of the statement.
      throw new InvalidResponseError(messageOf(error));
    });
  const privateApi = (api: "account-deletion" | "reports", path: string) => ({
    url: embeddedOrigin + path,
    fetch: createLimitedFetch(api, backend.fetch, observe),
    sendsMail: mailer !== undefined,
  });
  return {
    content: { origin: embeddedOrigin, fetch: createLimitedFetch("content", fetchContent, observe) },
    accountDeletion: privateApi("account-deletion", productPaths.accountDeletion),
    reports: privateApi("reports", productPaths.reports),
    isReachable: createReachability(() => sql`select 1 from users limit 1`.execute(database)),
    media: openOwnMedia(mediaDirectory, shownMedia.isShown),
    countView: backend.countView,
    isIsolated: () => isolation?.isIsolated() ?? false,
    start({ onUserChange, onMediaHidden }) {
      follower = followChanges({
        read: readChanges(changesDatabase),
        log,
        onChange(userUuid) {
          shownMedia.change();
          onUserChange(userUuid);
        },
        onMediaHidden,
        onAllRead: () => void isolation?.beat(),
      });
      if (environment.sharesMedia) {
        isolation = watchIsolation({ folder: mediaDirectory, readAt: follower.readAt, log });
      }
      backend.start();
    },
    async close() {
      isolation?.close();
      await Promise.all([follower?.close(), backend.close()]);
      mailer?.close();
      await Promise.all([database, changesDatabase, jobDatabase].map((each) => each.destroy()));
    },
  };
}

async function openSeededDatabase(
  { dataDirectory, mediaDirectory, databaseUrl, demoContent }: Environment,
  log: Logger,
): Promise<Kysely<Tables>> {
  const location = databaseUrl === undefined ? `in DATA_DIRECTORY ${dataDirectory}` : "at DATABASE_URL";
  const database = await openDatabase({ databaseUrl, dataDirectory, log }).catch((error: unknown) => {
    throw new StartupError(`The database ${location} cannot be opened: ${messageOf(error)}`);
  });
  if (!demoContent) return database;
  try {
    await seedWhenEmpty({ database, mediaDirectory, log });
    return database;
  } catch (error) {
    await database.destroy();
    throw new StartupError(`The demo content cannot be written to the database ${location}: ${messageOf(error)}`);
  }
}
