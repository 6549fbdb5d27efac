import { useEffect, useMemo, useState } from "react";
import type { LanguageCode } from "#locales/index.ts";
import { formatsOf } from "#site/i18n/format.ts";
import type { IslandMessages } from "#site/i18n/island-texts.ts";
import { createIslandTranslate } from "#site/i18n/island-translate.ts";
import { createLink } from "#site/i18n/link.ts";
import { unsigned } from "#site/images/signed-image.ts";
import { browserTimeoutMs, createBrowserProductApi, noErrorLog } from "#site/product-api/browser-product-api.ts";
import { loadProfile, loadProfilePosts } from "./load-profile.ts";
import { ProfilePage } from "./profile-page.tsx";
import { profileTitle } from "./profile-title.ts";
import { type ProfileView, postsView, profileView, type ViewContext } from "./profile-view.ts";

export interface ProfileIslandProps {
  readonly uuid: string;
  /** What the server had when its patience ran out: nothing yet, or the user without the posts. */
  readonly view: ProfileView;
  readonly texts: IslandMessages;
  readonly language: LanguageCode;
  readonly languageInAddress: boolean;
  readonly origin: string;
  readonly asObserved: boolean;
}

/** A profile in its loading state goes on in the browser: it asks for what is missing and shows the same page. */
export function ProfileIsland(props: ProfileIslandProps) {
  const { uuid, texts, language, languageInAddress } = props;
  const [view, setView] = useState(props.view);
  const context = useMemo<ViewContext>(
    () => ({
      t: createIslandTranslate(texts, language),
      formats: formatsOf(language),
      language,
      link: createLink(language, languageInAddress),
      signImage: unsigned,
    }),
    [texts, language, languageInAddress],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once; the properties of an island never change
  useEffect(() => {
    void arriving(props, context).then((arrived) => {
      if (arrived.kind === "loaded") document.title = profileTitle(arrived.header, context.t);
      setView(arrived);
    });
  }, []);
  return <ProfilePage view={view} uuid={uuid} language={language} t={context.t} link={context.link} />;
}

async function arriving(props: ProfileIslandProps, context: ViewContext): Promise<ProfileView> {
  const { uuid, view, origin, asObserved } = props;
  const options = { origin, timeoutMs: browserTimeoutMs, log: noErrorLog, asObserved };
  const productApi = createBrowserProductApi();
  if (view.kind === "loaded") {
    const posts = await loadProfilePosts(productApi, uuid, options);
    return { ...view, posts: postsView(posts, view.header.name, context) };
  }
  return profileView(await loadProfile(productApi, uuid, options), context);
}
