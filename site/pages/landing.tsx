import "#site/features/landing/landing-tokens.css";
import "#site/features/site-frame/sticky-header.css";
import { observedStoreLabels } from "#site/as-observed.ts";
import { definePage } from "#site/define-page.tsx";
import { landingHead } from "#site/features/landing/landing-head.ts";
import { LandingPage } from "#site/features/landing/landing-page.tsx";
import { LandingFooter } from "#site/features/landing/sections/landing-footer.tsx";
import { storeContext } from "#site/features/store-links/store-context.ts";
import { I18nContext } from "#site/i18n/i18n-context.tsx";
import { hasTracker } from "#site/trackers.ts";

export default definePage("landing", ({ settings, i18n }) => {
  const { t, locale } = i18n;
  return {
    state: { kind: "loaded" },
    cache: "static",
    storeContext: storeContext("landing", locale.code),
    head: landingHead({ t, language: locale, origin: settings.origin }),
    body: (
      <I18nContext value={observedStoreLabels(i18n, settings)}>
        <LandingPage />
      </I18nContext>
    ),
    footer: <LandingFooter cookieSettings={hasTracker(settings)} />,
    scripts: ["reveal-on-scroll", "animate-scene", "retry-images"],
  };
});
