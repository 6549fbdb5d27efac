import { type Kysely, sql } from "kysely";
import type { Logger } from "pino";
import { findHiddenSince } from "#backend/accounts/accounts.store.ts";
import { createBackend } from "#backend/app.ts";
import { type ChangeListener, listenToChanges } from "#backend/changes/listen-to-changes.ts";
import { systemClock } from "#backend/clock.ts";
import { seedWhenEmpty } from "#backend/content/seed.ts";
import { openDatabase, openRequestDatabase } from "#backend/db/open-database.ts";
import type { Tables } from "#backend/db/tables.ts";
import { pollRestrictions } from "#backend/restrictions/poll-restrictions.ts";
import { createRestrictedMedia } from "#backend/restrictions/restricted-media.ts";
import { findRestrictedSince } from "#backend/restrictions/restrictions.store.ts";
import { productPaths } from "#contract/product-paths.ts";
import { createEmbeddedCalls } from "#server/calls/embedded-calls.ts";
import { checkMediaDirectory, prepareDataDirectory } from "#server/config/data-directory.ts";
import type { Environment } from "#server/config/environment.ts";
import { StartupError } from "#server/config/startup-error.ts";
import { createMediaFiles, createMediaReader, isMediaPath } from "#server/files/media-files.ts";
import { previewsKeptMs } from "#server/images/image-limits.ts";
import { createMailer } from "#server/mail/create-mailer.ts";
import { createEmbeddedTransport } from "#server/product-server/transport.ts";
import { InvalidResponseError } from "#site/product-api/transport.ts";
import type { ContentObservers, ProductServer } from "./product-server.ts";
import { createReachability } from "./reachability.ts";

type EmbeddedEnvironment = Pick<
  Environment,
  | "dataDirectory"
  | "mediaDirectory"
  | "sharesMedia"
  | "databaseUrl"
  | "demoContent"
  | "siteOrigin"
  | "accountDeletionDays"
  | "reportDueHours"
  | "reportMonths"
  | "mail"
>;

/**
 * Opens the product server within this process, and writes the demo content where it is wanted and the database is empty.
 *
 * @throws StartupError where a directory or its database cannot be opened or written
 */
export async function openEmbeddedProductServer(environment: EmbeddedEnvironment, log: Logger): Promise<ProductServer> {
  const { mediaDirectory, databaseUrl, siteOrigin, accountDeletionDays, mail } = environment;
  prepareDataDirectory(environment.dataDirectory);
  if (environment.sharesMedia) checkMediaDirectory(mediaDirectory);
  const jobDatabase = await openSeededDatabase(environment, log);
  const database = openRequestDatabase(jobDatabase, { databaseUrl, log });
  const mailer = mail && createMailer(mail, siteOrigin);
  let observers: ContentObservers | undefined;
  let listener: ChangeListener | undefined;
  let stopPolling: (() => void) | undefined;
  let hasReadHidden = false;
  const onMediaDeleted = (names: readonly string[]) => observers?.onMediaDeleted(names);
  const restrictedMedia = createRestrictedMedia({ database, log, onRestricted: onMediaDeleted });
  await restrictedMedia.refresh();
  const onUserChange = (userUuid: string) => {
    observers?.onUserChange(userUuid);
    void restrictedMedia.refresh();
  };
  const backend = createBackend({
    database,
    jobDatabase,
    clock: systemClock,
    mediaOrigin: siteOrigin,
    log,
    accounts: {
      deletionDays: accountDeletionDays,
      mediaDirectory,
      sendMail: mailer?.sendReceipt,
      onUserChange,
      onMediaDeleted,
    },
    reports: {
      dueHours: environment.reportDueHours,
      keptMonths: environment.reportMonths,
      sendMail: mailer?.sendReportMail,
    },
  });
  return {
    transport: createEmbeddedTransport((request) =>
      backend.fetch(request).catch((error: unknown) => {
        // The caller logs it, once. The message holds no IDs: they are parameters of the statement.
        throw new InvalidResponseError(messageOf(error));
      }),
    ),
    accountDeletion: {
      send: createEmbeddedCalls(backend.fetch, productPaths.accountDeletion),
      sendsMail: mailer !== undefined,
    },
    reports: { send: createEmbeddedCalls(backend.fetch, productPaths.reports), sendsMail: mailer !== undefined },
    isReachable: createReachability(() => sql`select 1 from users limit 1`.execute(database)),
    files: [createMediaFiles(mediaDirectory, restrictedMedia.has)],
    ownsMedia: isMediaPath,
    readMedia: createMediaReader(mediaDirectory, restrictedMedia.has),
    mediaOrigins: [],
    countView: backend.countView,
    hasReadChanges: () => listener?.isHearing() ?? hasReadHidden,
    start(given) {
      observers = given;
      // A process that was killed while it hid a user may have kept copies; older ones go by themselves.
      const since = Date.now() - previewsKeptMs;
      const onGap = (from: number) => reportHiddenSince(database, from, onUserChange);
      if (databaseUrl !== undefined) {
        listener = listenToChanges({ databaseUrl, since, log, onChange: onUserChange, onGap });
      } else {
        stopPolling = pollRestrictions({ database, clock: systemClock, log, onChange: onUserChange });
        onGap(since).then(
          () => {
            hasReadHidden = true;
          },
          (error: unknown) => log.warn({ error: messageOf(error) }, "missed changes not read"),
        );
      }
      backend.start();
    },
    async close() {
      stopPolling?.();
      await Promise.all([listener?.close(), backend.close()]);
      mailer?.close();
      await Promise.all([database.destroy(), jobDatabase.destroy()]);
    },
  };
}

async function openSeededDatabase(
  { dataDirectory, mediaDirectory, databaseUrl, demoContent }: EmbeddedEnvironment,
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

/** Milliseconds by which the clocks of two servers may differ. */
const clockSkewMs = 60_000;

/** Reports the users that were hidden, or whose pages a decision has changed, while this process could not hear of it. */
async function reportHiddenSince(
  database: Kysely<Tables>,
  since: number,
  onUserChange: (userUuid: string) => void,
): Promise<void> {
  const from = since - clockSkewMs;
  const { users } = await findRestrictedSince(database, from);
  for (const userUuid of [...(await findHiddenSince(database, from)), ...users]) onUserChange(userUuid);
}

/** Some database errors have messages only for each address that was tried. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join("; ");
  return error instanceof Error ? error.message : String(error);
}
