import { isIdentifier } from "#contract/identifiers.ts";
import type { ProfileState } from "./features/profile/profile-state.ts";
import type { I18n } from "./i18n/i18n.ts";
import type { MessageKey } from "./i18n/message-key.ts";
import type { SiteSettings } from "./site-settings.ts";

type ObservedSetting = Pick<SiteSettings, "asObserved">;

// The three faults that the specification records (docs/specification-coverage.md). The site corrects them, and
// AS_OBSERVED=true restores them: pages and their server ask here.

const swapped: Readonly<Partial<Record<MessageKey, MessageKey>>> = {
  "sectionTwo.appStore": "sectionTwo.googlePlay",
  "sectionTwo.googlePlay": "sectionTwo.appStore",
};

/** The two store links of the landing page carry each other's label. */
export function observedStoreLabels(i18n: I18n, { asObserved }: ObservedSetting): I18n {
  return asObserved ? { ...i18n, t: (key, values) => i18n.t(swapped[key] ?? key, values) } : i18n;
}

/** Whether the form of account deletion does nothing: no call is made for it, either. */
export function deletionFormIsDead({ asObserved }: ObservedSetting): boolean {
  return asObserved;
}

/**
 * A profile that could not be fetched stays on Loading. Where the path has no identifier, there was nothing to fetch.
 *
 * @param uuid of the path
 */
export function observedProfile(state: ProfileState, uuid: string, { asObserved }: ObservedSetting): ProfileState {
  return asObserved && state.kind === "failed" && isIdentifier(uuid) ? { kind: "loading", forever: true } : state;
}
