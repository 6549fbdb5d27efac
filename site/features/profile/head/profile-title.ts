import type { Translate } from "#site/i18n/translate.ts";
import type { ProfileView } from "../profile-view.ts";

/** Title of the document in each state, such as "Elif Kaya (@elif.kaya) | Meydan"; the island updates it. */
export function profileTitle(view: ProfileView, t: Translate): string {
  return t("seo.siteTitle", { title: titleOf(view, t) });
}

function titleOf(view: ProfileView, t: Translate): string {
  switch (view.kind) {
    case "loading":
      return t("profile.loading");
    case "failed":
      return t("seo.profile.errorTitle");
    case "loaded": {
      const { name, username } = view.header;
      return username && username !== name ? t("seo.profile.title", { name, handle: `@${username}` }) : name;
    }
  }
}
