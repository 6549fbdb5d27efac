import { domainToASCII, domainToUnicode } from "node:url";
import { type Kysely, sql } from "kysely";

/** What `İ` was lowered to: `i` and a dot above it. */
const dottedI = "i\u0307";

/**
 * Gives addresses that were typed with `İ` the spelling that they are looked for by. Of accounts that would have the same
 * one, those that were spelled otherwise stay as they are, and are named in a warning of the process.
 */
export async function respellTurkishAddresses(database: Kysely<unknown>): Promise<void> {
  const isSuspect = sql`email like ${`%${dottedI}%`} or email like '%xn--%'`;
  const accounts = await sql<{ user_uuid: string; email: string }>`
    select user_uuid, email from accounts where ${isSuspect} order by user_uuid`.execute(database);
  for (const { user_uuid, email } of accounts.rows) {
    const spelled = withoutDottedI(email);
    if (spelled === email) continue;
    const others = await sql<{ user_uuid: string }>`
      select user_uuid from accounts where email = ${spelled}`.execute(database);
    const [other] = others.rows;
    if (other) {
      process.emitWarning(
        `accounts ${user_uuid} and ${other.user_uuid} have the same e-mail address; only the second is found by it`,
      );
      continue;
    }
    await sql`update accounts set email = ${spelled} where user_uuid = ${user_uuid}`.execute(database);
  }
  const reports = await sql<{ email: string }>`
    select distinct email from reports where ${isSuspect}`.execute(database);
  for (const { email } of reports.rows) {
    await sql`update reports set email = ${withoutDottedI(email)} where email = ${email}`.execute(database);
  }
}

function withoutDottedI(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = domainToASCII(domainToUnicode(email.slice(at + 1)).replaceAll(dottedI, "i"));
  // An invalid domain stays as it is.
  return `${email.slice(0, at).replaceAll(dottedI, "i")}@${domain || email.slice(at + 1)}`;
}
