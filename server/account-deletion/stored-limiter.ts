import type pg from "pg";
import { type IRateLimiterPostgresOptions, RateLimiterPostgres } from "rate-limiter-flexible";

const now = "(extract(epoch from clock_timestamp()) * 1000)::bigint";
const isOver = `(rate_limits.expire <= ${now} or $4)`;
const count = `
  insert into rate_limits as rate_limits (key, points, expire) values ($1, $2, ${now} + $3)
  on conflict (key) do update set
    points = case when ${isOver} then $2 else rate_limits.points + $2 end,
    expire = case when ${isOver} then excluded.expire else rate_limits.expire end
  returning points, expire - ${now} as left`;

/**
 * A limiter in the table `rate_limits`. The library takes the time from the machine; this one takes it from the database, so
 * that all instances count the same attempts, whatever their clocks say.
 */
export class StoredLimiter extends RateLimiterPostgres {
  readonly #database: Pick<pg.Pool, "query">;

  constructor(database: Pick<pg.Pool, "query">, options: Omit<IRateLimiterPostgresOptions, "storeClient">) {
    super({
      ...options,
      storeClient: database,
      storeType: "pool",
      tableName: "rate_limits",
      tableCreated: true, // by a migration
      clearExpiredByTimeout: false, // the background job does
    });
    this.#database = database;
  }

  /** What the library calls to count; it reads from `expire` how long there is to wait. */
  async _upsert(key: string, points: number, durationMs: number, isForced = false) {
    const { rows } = await this.#database.query<{ points: number; left: string }>(count, [
      key,
      points,
      durationMs,
      isForced,
    ]);
    return { rows: rows.map(({ points, left }) => ({ points, expire: Date.now() + Number(left) })) };
  }
}
