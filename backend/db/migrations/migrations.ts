import type { Migration } from "kysely/migration";
import type { Schema } from "#backend/db/migrate.ts";
import { up as content } from "./0001-content.ts";
import { up as eventTimes } from "./0002-event-times.ts";
import { up as accounts } from "./0003-accounts.ts";
import { up as deletionRecord } from "./0004-deletion-record.ts";
import { up as reports } from "./0005-reports.ts";
import { up as changes } from "./0006-changes.ts";
import { up as mailTimes } from "./0007-mail-times.ts";
import { up as turkishAddresses } from "./0008-turkish-addresses.ts";
import { up as deskMails } from "./0009-desk-mails.ts";
import { up as answeredTargets } from "./0010-answered-targets.ts";

/**
 * All migrations by the name they are recorded under. Append new ones; never change a released one. The previous version
 * runs on the new tables meanwhile: what it cannot work with comes a release later, in a migration that is named as an
 * earlier one, with `-contract` at its end: `0009-event-times-contract` (docs/decisions/0021-several-instances.md).
 */
export const migrations: Record<string, Migration> = {
  "0001-content": { up: content },
  "0002-event-times": { up: eventTimes },
  "0003-accounts": { up: accounts },
  "0004-deletion-record": { up: deletionRecord },
  "0005-reports": { up: reports },
  "0006-changes": { up: changes },
  "0007-mail-times": { up: mailTimes },
  "0008-turkish-addresses": { up: turkishAddresses },
  "0009-desk-mails": { up: deskMails },
  "0010-answered-targets": { up: answeredTargets },
};

/** The tables of the product server. */
export const contentSchema: Schema = { migrations, table: "kysely_migration" };
