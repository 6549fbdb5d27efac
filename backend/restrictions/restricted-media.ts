import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Tables } from "#backend/db/tables.ts";
import { findRestrictedMedia } from "./restrictions.store.ts";

/** The files that are refused, because decisions hide all that uses them. */
export interface RestrictedMedia {
  readonly has: (name: string) => boolean;
  /** Reads them again. Never rejects: where it fails, those of before stay refused. */
  readonly refresh: () => Promise<void>;
}

interface RestrictedMediaOptions {
  readonly database: Kysely<Tables>;
  readonly log: Pick<Logger, "warn">;
  /** Called with names that are refused from now on: copies of them must go. */
  readonly onRestricted: (names: readonly string[]) => void;
}

/** Creates an empty list. Calls of `refresh` while one reads share the next one. */
export function createRestrictedMedia({ database, log, onRestricted }: RestrictedMediaOptions): RestrictedMedia {
  let names: ReadonlySet<string> = new Set();
  let reading: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  async function read(): Promise<void> {
    try {
      const before = names;
      names = new Set(await findRestrictedMedia(database));
      const added = [...names].filter((name) => !before.has(name));
      if (added.length > 0) onRestricted(added);
    } catch (error) {
      log.warn({ error: error instanceof Error ? error.message : String(error) }, "restricted media not read");
    }
  }

  function refresh(): Promise<void> {
    if (reading) {
      next ??= reading.then(() => {
        next = undefined;
        return refresh();
      });
      return next;
    }
    reading = read().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  return { has: (name) => names.has(name), refresh };
}
