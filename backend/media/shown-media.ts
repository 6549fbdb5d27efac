import type { Kysely } from "kysely";
import { LRUCache } from "lru-cache";
import type { ReadState } from "#backend/changes/follow-changes.ts";
import type { Tables } from "#backend/db/tables.ts";
import { isMediumShown } from "./shown-media.queries.ts";

/** Answers in memory, about 200 bytes each, and milliseconds until one expires: some changes name no user. */
const remembered = { max: 50_000, ms: 60_000 };

interface ShownMediaOptions {
  readonly database: Kysely<Tables>;
  /** The names that the database may have of a medium. */
  readonly namesOf: (url: string) => readonly string[];
  readonly readState: () => ReadState;
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
  const { database, namesOf, readState, now = () => performance.now() } = options;
  const answers = new LRUCache<string, Answer>({ max: remembered.max });
  const asking = new Map<string, Promise<boolean>>();
  let changes = 0;

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
    /** Content has changed: earlier answers are dropped. */
    change(): void {
      changes += 1;
    },
  };
}
