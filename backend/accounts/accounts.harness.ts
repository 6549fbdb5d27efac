import type { Insertable, Kysely } from "kysely";
import { pino } from "pino";
import type { BackendContext, ReportSettings } from "#backend/backend-context.ts";
import type { Tables } from "#backend/db/tables.ts";
import type { AccountSettings } from "../backend-context.ts";

/** A hash of "meydan-deneme-2026", so that tests need not make one. */
export const testPassword = "meydan-deneme-2026";
export const testPasswordHash =
  "$argon2id$v=19$m=19456,t=2,p=1$DAQcAT/b7rRz7VCIDI9iVA$j1pAFXg1BsP76/hIs4i+Ztp+T49HUTpgQLc0s2G2spY";

export async function insertAccount(
  database: Kysely<Tables>,
  account: Partial<Insertable<Tables["accounts"]>> & { user_uuid: string },
) {
  await database
    .insertInto("accounts")
    .values({
      email: `${account.user_uuid}@example.com`,
      password_hash: testPasswordHash,
      state: "active",
      reference: null,
      requested_at: null,
      delete_at: null,
      ...account,
    })
    .execute();
}

/** A request to delete that is due at `deleteAt`. */
export function dueAt(deleteAt: number) {
  return { state: "deleting", reference: `R-${deleteAt}`, requested_at: 1, delete_at: deleteAt } as const;
}

const testDueHours = {
  "illegal-content": 168,
  "child-safety": 24,
  "personal-rights": 48,
  copyright: 168,
  objection: 336,
  information: 720,
};

interface TestContext extends BackendContext {
  /** Lines logged so far. */
  readonly logged: string[];
  /** Sets the clock of the machine and of the database. */
  readonly setNow: (now: number) => void;
  /** Sets the clock of the database alone. */
  readonly setDatabaseTime: (now: number) => void;
}

/** What the backend gets from its process. Nothing runs by itself: the clock stands still. */
export function testContext(
  database: Kysely<Tables>,
  settings: Partial<AccountSettings> = {},
  reports: Partial<ReportSettings> = {},
): TestContext {
  const logged: string[] = [];
  let now = 1_000;
  let databaseTime = now;
  return {
    database,
    clock: { now: () => now, every: () => () => {}, sleep: async () => {} },
    readTime: async () => databaseTime,
    mediaOrigin: "https://meydan.example",
    log: pino({ level: "debug" }, { write: (line) => logged.push(line) }),
    accounts: {
      deletionDays: 30,
      mediaDirectory: "/nowhere",
      ...settings,
    },
    reports: { dueHours: testDueHours, keptMonths: 7, ...reports },
    logged,
    setNow: (time) => {
      now = time;
      databaseTime = time;
    },
    setDatabaseTime: (time) => {
      databaseTime = time;
    },
  };
}
