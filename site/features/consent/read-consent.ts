import type { ConfiguredTracker, TrackerCategory, TrackerId } from "#site/trackers.ts";

export const consentCookie = "cc_cookie";

export interface Consent {
  /** The trackers that may run. */
  readonly allowed: ReadonlySet<TrackerId>;
  /** Whether the visitor has answered for all trackers of the page. Until then they are asked. */
  readonly complete: boolean;
}

export const refusal: Consent = { allowed: new Set(), complete: true };

const unanswered: Consent = { allowed: new Set(), complete: false };

/** The number in the consent cookie that says about whom the visitor was asked. */
export function consentRevision(trackers: readonly { readonly consentBit: number }[]): number {
  return trackers.reduce((sum, { consentBit }) => sum + consentBit, 0);
}

/** What is asked about on a page. */
interface Question {
  readonly trackers: readonly Pick<ConfiguredTracker, "id" | "category" | "consentBit">[];
  readonly categories: readonly { readonly id: TrackerCategory; readonly consentBits: number }[];
}

/**
 * Reads the answer that vanilla-cookieconsent has stored, without loading it. A yes to a category is one to the trackers
 * that were asked about: one that came later waits until the visitor is asked again. A no to a category is one to all
 * of it, now and later. Anything unreadable is no answer.
 *
 * @param cookies `document.cookie`
 */
export function readConsent(cookies: string, { trackers, categories }: Question): Consent {
  const answer = storedAnswer(cookies);
  if (!answer) return unanswered;
  const wasAsked = (bits: number) => (answer.revision & bits) !== 0;
  const refused = categories.filter(({ id, consentBits }) => wasAsked(consentBits) && !answer.categories.includes(id));
  const others = trackers.filter(({ category }) => !refused.some(({ id }) => id === category));
  const allowed = others.filter(({ consentBit }) => wasAsked(consentBit));
  return { allowed: new Set(allowed.map(({ id }) => id)), complete: allowed.length === others.length };
}

interface StoredAnswer {
  readonly revision: number;
  readonly categories: readonly unknown[];
}

function storedAnswer(cookies: string): StoredAnswer | undefined {
  for (const pair of cookies.split(";")) {
    const [name, value = ""] = pair.trim().split("=", 2);
    if (name !== consentCookie) continue;
    const { revision, categories } = parse(value);
    return Number.isInteger(revision) && Array.isArray(categories)
      ? { revision: Number(revision), categories }
      : undefined;
  }
  return undefined;
}

function parse(value: string): { revision?: unknown; categories?: unknown } {
  try {
    return Object(JSON.parse(decodeURIComponent(value)));
  } catch {
    return {};
  }
}
