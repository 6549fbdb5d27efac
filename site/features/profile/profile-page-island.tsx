import { useEffect, useState } from "react";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { unsigned } from "#site/images/signed-image.ts";
import { defineIsland } from "#site/islands/define-island.tsx";
import { browserLoadOptions, createBrowserProductApi } from "#site/product-api/browser-product-api.ts";
import { profileTitle } from "./head/profile-title.ts";
import { loadProfile, loadProfilePosts } from "./load-profile.ts";
import { ProfilePage } from "./profile-page.tsx";
import { type ProfileView, type ProfileViewContext, postsView, profileView } from "./profile-view.ts";

interface LoadingProfilePageProps {
  readonly uuid: string;
  /** What the server had when its timeout passed: nothing yet, or the user without the posts. */
  readonly view: ProfileView;
  /** The site's own origin. */
  readonly origin: string;
  readonly asObserved: boolean;
}

/** A profile page that was sent in its loading state: fetches what is missing and shows the same page. */
export function LoadingProfilePage(props: LoadingProfilePageProps) {
  const { uuid, origin } = props;
  const i18n = useI18n();
  const [view, setView] = useState(props.view);
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetches once; the props of an island never change
  useEffect(() => {
    void loadMissing(props, { ...i18n, signImage: unsigned }).then((loaded) => {
      document.title = profileTitle(loaded, i18n.t);
      setView(loaded);
    });
  }, []);
  return <ProfilePage view={view} uuid={uuid} origin={origin} />;
}

export const ProfilePageIsland = defineIsland(LoadingProfilePage, {
  name: "profile-page",
  messages: ["accessibility", "chooser", "errors", "join", "links", "post", "profile", "sectionTwo", "seo", "sharing"],
});

async function loadMissing(
  { uuid, view, origin, asObserved }: LoadingProfilePageProps,
  context: ProfileViewContext,
): Promise<ProfileView> {
  const productApi = createBrowserProductApi();
  const options = browserLoadOptions(origin);
  if (view.kind === "loaded") {
    const posts = await loadProfilePosts(productApi, uuid, options);
    return { ...view, posts: postsView(posts, view.header.name, context) };
  }
  return profileView(await loadProfile(productApi, uuid, { ...options, asObserved }), context);
}
