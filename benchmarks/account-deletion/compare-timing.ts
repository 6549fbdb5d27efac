import { randomBytes } from "node:crypto";
import { Kysely } from "kysely";
import { pino } from "pino";
import { testDueHours } from "#backend/accounts/accounts.harness.ts";
import { hashPassword } from "#backend/accounts/password.ts";
import { createBackend } from "#backend/app.ts";
import { systemClock } from "#backend/clock.ts";
import { migrate } from "#backend/db/migrate.ts";
import { contentSchema } from "#backend/db/migrations/migrations.ts";
import { NodeSqliteDialect } from "#backend/db/sqlite-dialect.ts";
import type { Tables } from "#backend/db/tables.ts";
import { productPaths } from "#contract/product-paths.ts";
import { differenceOfMedians, mannWhitneyZ, median } from "./statistics.ts";

// Does the time of an answer tell whether an account exists? Sends wrong passwords for addresses with and without an
// account to the embedded product server, in random order, and compares the two samples. No network and no limits are
// in between: whatever difference there is, a visitor sees less of it.

const accounts = 1000;
const samples = Number(process.argv[2] ?? 500);

const database = new Kysely<Tables>({ dialect: new NodeSqliteDialect(":memory:") });
await migrate(database, contentSchema);
const passwordHash = await hashPassword("right");
for (let index = 0; index < accounts; index++) {
  const user = { uuid: `u${index}`, username: `u${index}`, full_name: null, bio: null, avatar: null };
  await database
    .insertInto("users")
    .values({ ...user, followers_count: 0, following_count: 0, created_at: 0 })
    .execute();
  const none = { reference: null, requested_at: null, delete_at: null };
  await database
    .insertInto("accounts")
    .values({
      user_uuid: user.uuid,
      email: `known${index}@example.com`,
      password_hash: passwordHash,
      state: "active",
      ...none,
    })
    .execute();
}
const backend = createBackend({
  database,
  clock: systemClock,
  mediaOrigin: "http://127.0.0.1",
  log: pino({ level: "silent" }),
  accounts: { deletionDays: 30, mediaDirectory: "/nowhere", onUserChange: () => {}, onMediaDeleted: () => {} },
  reports: { dueHours: testDueHours, keptMonths: 7 },
});

/** Milliseconds until a wrong password is refused. */
async function measure(kind: "known" | "unknown"): Promise<number> {
  // Addresses of the same length; each is asked for about once.
  const email = `${kind === "known" ? "known" : "other"}${randomBytes(2).readUInt16BE() % accounts}@example.com`;
  const body = JSON.stringify({ email, password: randomBytes(9).toString("base64"), action: "delete", locale: "tr" });
  const request = new Request(`http://product-server.internal${productPaths.accountDeletion}`, {
    method: "POST",
    body,
  });
  const startedAt = performance.now();
  const response = await backend.fetch(request);
  await response.arrayBuffer();
  const elapsed = performance.now() - startedAt;
  if (response.status !== 403) throw new Error(`unexpected status ${response.status}`);
  return elapsed;
}

const times = { known: [] as number[], unknown: [] as number[] };
for (let warmUp = 0; warmUp < 20; warmUp++) await measure(warmUp % 2 === 0 ? "known" : "unknown");
while (times.known.length < samples || times.unknown.length < samples) {
  const kind = (randomBytes(1)[0] ?? 0) % 2 === 0 ? "known" : "unknown";
  if (times[kind].length < samples) times[kind].push(await measure(kind));
}
await backend.close();
await database.destroy();

const { low, high } = differenceOfMedians(times.known, times.unknown);
const z = mannWhitneyZ(times.known, times.unknown);
const ms = (value: number) => value.toFixed(2).padStart(8);
process.stdout.write(`${samples} wrong passwords each, milliseconds

known account    median ${ms(median(times.known))}
unknown account  median ${ms(median(times.unknown))}
difference of the medians, 95 % confidence  ${low.toFixed(3)} to ${high.toFixed(3)}
Mann-Whitney z ${z.toFixed(2)}: ${Math.abs(z) < 1.96 ? "no difference found" : "THE SAMPLES DIFFER"} (5 % level)
`);
