import { type Kysely, sql } from "kysely";
import type { Logger } from "pino";
import { findHiddenSince } from "#backend/accounts/accounts.store.ts";
import { createBackend } from "#backend/app.ts";
import { type ChangeListener, listenToChanges } from "#backend/changes/listen-to-changes.ts";
import { systemClock } from "#backend/clock.ts";
import { seedWhenEmpty } from "#backend/content/seed.ts";
import { openDatabase, openRequestDatabase } from "#backend/db/open-database.ts";
import type { Tables } from "#backend/db/tables.ts";
import { createEmbeddedAccountDeletion } from "#server/account-deletion/embedded-account-deletion.ts";
import { checkMediaDirectory, prepareDataDirectory } from "#server/config/data-directory.ts";
import type { Environment } from "#server/config/environment.ts";
import { StartupError } from "#server/config/startup-error.ts";
import { createMediaFiles, createMediaReader, isMediaPath } from "#server/files/media-files.ts";
import { previewsKeptMs } from "#server/images/image-limits.ts";
import { createReceiptMailer } from "#server/mail/receipt-mailer.ts";
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
  const mailer = mail && createReceiptMailer(mail, siteOrigin);
  let observers: ContentObservers | undefined;
  let listener: ChangeListener | undefined;
  let hasReadHidden = false;
  const onUserChange = (userUuid: string) => observers?.onUserChange(userUuid);
  const backend = createBackend({
    database,
    jobDatabase,
    clock: systemClock,
    mediaOrigin: siteOrigin,
    log,
    accounts: {
      deletionDays: accountDeletionDays,
      mediaDirectory,
      sendMail: mailer?.send,
      onUserChange,
      onMediaDeleted: (names) => observers?.onMediaDeleted(names),
    },
  });
  return {
    transport: createEmbeddedTransport((request) =>
      backend.fetch(request).catch((error: unknown) => {
        // The caller logs it, once. The message holds no IDs: they are parameters of the statement.
        throw new InvalidResponseError(messageOf(error));
      }),
    ),
    accountDeletion: { send: createEmbeddedAccountDeletion(backend.fetch), sendsMail: mailer !== undefined },
    isReachable: createReachability(() => sql`select 1 from users limit 1`.execute(database)),
    files: [createMediaFiles(mediaDirectory)],
    ownsMedia: isMediaPath,
    readMedia: createMediaReader(mediaDirectory),
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

/** Reports the users that were hidden while this process could not hear of it. */
async function reportHiddenSince(
  database: Kysely<Tables>,
  since: number,
  onUserChange: (userUuid: string) => void,
): Promise<void> {
  for (const userUuid of await findHiddenSince(database, since - clockSkewMs)) onUserChange(userUuid);
}

/** Some database errors have messages only for each address that was tried. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join("; ");
  return error instanceof Error ? error.message : String(error);
}
