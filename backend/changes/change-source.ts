import type { Kysely, Selectable } from "kysely";
import pg from "pg";
import type { Tables } from "#backend/db/tables.ts";
import { changesChannel } from "./announce-change.ts";

export type Change = Pick<Selectable<Tables["changes"]>, "number" | "user_uuid" | "media" | "hides">;

/** A connection that changes are read on. */
export interface ChangeSource {
  /** The next changes after a number, `changesRead` at most, in their order. */
  readonly read: (after: number) => Promise<readonly Change[]>;
  /** Rejects once the connection is lost. */
  readonly lost: Promise<never>;
  readonly close: () => Promise<void>;
}

/** @param onAnnounced called when there are changes to read, where the database says so */
export type ConnectChanges = (onAnnounced: () => void) => Promise<ChangeSource>;

/** Changes read at a time: few, so that reading ten thousand does not hold up requests. */
export const changesRead = 500;

/** Milliseconds. A connection that does not answer for so long is given up. */
const timing = { connect: 5000, query: 2000, end: 1000 };

/** Reads from PostgreSQL, on a connection of its own that also listens. */
export function postgresChanges(databaseUrl: string): ConnectChanges {
  return async (onAnnounced) => {
    const client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: timing.connect,
      query_timeout: timing.query,
      keepAlive: true,
    });
    const lost = new Promise<never>((_, reject) => {
      client.on("error", reject).on("end", () => reject(new Error("the connection has ended")));
    });
    lost.catch(() => {}); // handled where it is awaited
    client.on("notification", onAnnounced);
    const close = async () => {
      // A connection that hangs never confirms its end.
      let timer: NodeJS.Timeout | undefined;
      const limit = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, timing.end);
      });
      await Promise.race([client.end().catch(() => {}), limit]);
      clearTimeout(timer);
    };
    try {
      await client.connect();
      await client.query(`listen ${changesChannel}`);
    } catch (error) {
      await close();
      throw error;
    }
    return {
      async read(after) {
        const { rows } = await client.query<Record<keyof Change, string | null>>(
          `select number, user_uuid, media, hides from changes where number > ${after} order by number limit ${changesRead}`,
        );
        return rows.map((row) => ({ ...row, number: Number(row.number), hides: Number(row.hides) })); // a bigint is a text here
      },
      lost,
      close,
    };
  };
}

/** Reads from a database that announces nothing. */
export function polledChanges(database: Kysely<Tables>): ConnectChanges {
  return async () => ({
    read: (after) =>
      database
        .selectFrom("changes")
        .where("number", ">", after)
        .orderBy("number")
        .limit(changesRead)
        .select(["number", "user_uuid", "media", "hides"])
        .execute(),
    lost: new Promise(() => {}),
    close: async () => {},
  });
}
