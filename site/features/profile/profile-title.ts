import type { Translate } from "#site/i18n/translate.ts";
import type { ProfileHeaderView } from "./profile-view.ts";

/** "Elif Kaya (@elif.kaya) | Meydan"; the island sets it too, once the profile has arrived. */
export function profileTitle(header: ProfileHeaderView, t: Translate): string {
  return t("seo.siteTitle", { title: profileName(header, t) });
}

/** "Elif Kaya (@elif.kaya)" */
function profileName({ name, username }: ProfileHeaderView, t: Translate): string {
  return username && username !== name ? t("seo.profile.title", { name, username }) : name;
}
