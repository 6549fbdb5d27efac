import { observedProfile } from "#site/as-observed.ts";
import { definePage } from "#site/define-page.tsx";
import { profileHead } from "#site/features/profile/head/profile-head.ts";
import { loadProfile } from "#site/features/profile/load-profile.ts";
import { ProfilePage } from "#site/features/profile/profile-page.tsx";
import { profileCachePolicy, profileView } from "#site/features/profile/profile-view.ts";
import { storeContext } from "#site/features/store-links/store-context.ts";
import { profileTag } from "#site/http/cache-tags.ts";

export default definePage("profile", async ({ productApi, settings, log, timeoutMs, i18n, signImage }, { uuid }) => {
  const { origin } = settings;
  const loaded = await loadProfile(productApi, uuid, { origin, timeoutMs, log });
  const state = observedProfile(loaded, uuid, settings);
  const view = profileView(state, { ...i18n, signImage, uuid });
  return {
    state: view,
    cache: profileCachePolicy(view),
    tags: [profileTag(uuid)],
    head: profileHead(view, { ...i18n, origin, uuid, state }),
    scripts: view.kind === "loaded" ? ["dock", "retry-images"] : [],
    storeContext: storeContext("profile", i18n.locale.code, view.kind === "failed" ? undefined : uuid),
    body: <ProfilePage view={view} uuid={uuid} origin={origin} />,
  };
});
