import type { Kysely } from "kysely";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import type { ReadState } from "#backend/changes/follow-changes.ts";
import type { Tables } from "#backend/db/tables.ts";
import { messageOf } from "#backend/message-of.ts";
import { findRestrictedMedia, isMediumShown } from "./shown-media.queries.ts";

/** Answers in memory, about 200 bytes each, and milliseconds until one expires: some changes name no user. */
const remembered = { max: 50_000, ms: 60_000 };

/** Users per statement, and milliseconds until one that failed is repeated. */
const removing = { batch: 500, retryMs: 5000 };

interface ShownMediaOptions {
  readonly database: Kysely<Tables>;
  /** The names that the database may have of a medium. */
  readonly namesOf: (url: string) => readonly string[];
  readonly readState: () => ReadState;
  readonly log: Pick<Logger, "warn">;
  /** Called with names of media that decisions hide, possibly more than once: copies of them must go. */
  readonly onRestricted: (names: readonly string[]) => void;
  /** Monotonic clock, in milliseconds. */
  readonly now?: () => number;
}

interface Answer {
  readonly shown: boolean;
  /** The number of changes at that time. */
  readonly changes: number;
  readonly at: number;
}

/** Which media may be shown now. */
export function createShownMedia(options: ShownMediaOptions) {
  const { database, namesOf, readState, log, onRestricted, now = () => performance.now() } = options;
  const answers = new LRUCache<string, Answer>({ max: remembered.max });
  const asking = new Map<string, Promise<boolean>>();
  let changes = 0;
  const changed = new Set<string>();
  let isRemoving = false;
  let isClosed = false;

  /** Repeats the query if something has changed meanwhile: the answer may be outdated. */
  async function ask(url: string): Promise<boolean> {
    try {
      for (;;) {
        const before = changes;
        const shown = await isMediumShown(database, namesOf(url));
        if (before !== changes) continue;
        answers.set(url, { shown, changes, at: now() });
        return shown;
      }
    } catch {
      return answers.get(url)?.shown ?? readState() === "none";
    } finally {
      asking.delete(url);
    }
  }

  async function removeCopies(): Promise<void> {
    isRemoving = true;
    for (let isFailing = false; changed.size > 0 && !isClosed; ) {
      const users = [...changed].slice(0, removing.batch);
      for (const user of users) changed.delete(user);
      try {
        const names = await findRestrictedMedia(database, users);
        if (names.length > 0) onRestricted(names);
        isFailing = false;
      } catch (error) {
        if (!isFailing) log.warn({ error: messageOf(error) }, "restricted media not read");
        isFailing = true;
        for (const user of users) changed.add(user);
        await new Promise((done) => void setTimeout(done, removing.retryMs).unref());
      }
    }
    isRemoving = false;
  }

  return {
    /**
     * Whether something that is shown uses a medium, by the URL that pages have of it. Never rejects. While the database
     * cannot be asked, the last answer holds, and what was never asked is shown: see
     * docs/decisions/0033-instances-that-hear-nothing.md.
     */
    isShown(url: string): boolean | Promise<boolean> {
      const known = answers.get(url);
      const state = readState();
      if (state === "none") return known?.shown ?? true;
      if (state === "all" && known?.changes === changes && now() - known.at < remembered.ms) return known.shown;
      let answer = asking.get(url);
      if (!answer) {
        answer = ask(url);
        asking.set(url, answer);
      }
      return answer;
    },
    /** Content of a user has changed: earlier answers are dropped, and copies of what decisions hide are removed. */
    change(userUuid: string): void {
      changes += 1;
      changed.add(userUuid);
      if (!isRemoving) void removeCopies();
    },
    close(): void {
      isClosed = true;
    },
  };
}
