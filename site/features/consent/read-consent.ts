import type { ConfiguredTracker, TrackerCategory, TrackerId } from "#site/trackers.ts";

export const consentCookie = "cc_cookie";

export interface Consent {
  /** The trackers that may run. */
  readonly allowed: ReadonlySet<TrackerId>;
  /** The purposes with a tracker that the visitor has not answered for. Those are asked about. */
  readonly open: readonly TrackerCategory[];
}

export const refusal: Consent = { allowed: new Set(), open: [] };

/** The number in the consent cookie that says which trackers the question named. */
export function consentRevision(trackers: readonly { readonly consentBit: number }[]): number {
  return trackers.reduce((all, { consentBit }) => all | consentBit, 0);
}

/** A tracker of a page. */
export type AskedTracker = Pick<ConfiguredTracker, "id" | "category"> & { readonly consentBit: number };

/** The question of a page. */
interface Question {
  readonly trackers: readonly AskedTracker[];
  readonly categories: readonly { readonly id: TrackerCategory; readonly consentBits: number }[];
}

/**
 * Reads the answer that vanilla-cookieconsent has stored, without loading it. Consent to a category covers the
 * trackers that the question named: a later one waits until the visitor is asked again. Refusing a category covers all of it,
 * now and later. Anything unreadable is no answer.
 *
 * @param cookies `document.cookie`
 */
export function readConsent(cookies: string, { trackers, categories }: Question): Consent {
  const { revision, categories: accepted } = storedAnswer(cookies);
  const refused = categories
    .filter(({ id, consentBits }) => (revision & consentBits) !== 0 && !accepted.includes(id))
    .map(({ id }) => id);
  const others = trackers.filter(({ category }) => !refused.includes(category));
  const allowed = others.filter(({ consentBit }) => (revision & consentBit) !== 0);
  const open = others.filter((tracker) => !allowed.includes(tracker)).map(({ category }) => category);
  return { allowed: new Set(allowed.map(({ id }) => id)), open: [...new Set(open)] };
}

interface StoredAnswer {
  readonly revision: number;
  readonly categories: readonly unknown[];
}

const noAnswer: StoredAnswer = { revision: 0, categories: [] };

function storedAnswer(cookies: string): StoredAnswer {
  const pairs = cookies.split(";").map((pair) => pair.trim().split("=", 2));
  const [, value = ""] = pairs.find(([name]) => name === consentCookie) ?? [];
  const { revision, categories } = parse(value);
  return Number.isInteger(revision) && Array.isArray(categories)
    ? { revision: Number(revision), categories }
    : noAnswer;
}

function parse(value: string): { revision?: unknown; categories?: unknown } {
  try {
    return Object(JSON.parse(decodeURIComponent(value)));
  } catch {
    return {};
  }
}
