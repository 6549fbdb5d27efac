import "#site/features/landing/landing-tokens.css";
import "#site/features/store-links/detected-store.css";
import "#site/features/site-frame/sticky-header.css";
import { observedStoreLabels } from "#site/as-observed.ts";
import { definePage } from "#site/define-page.tsx";
import { DownloadOverlayIsland } from "#site/features/download-overlay/download-overlay.tsx";
import { landingHead } from "#site/features/landing/landing-head.ts";
import { LandingPage } from "#site/features/landing/landing-page.tsx";
import { LandingFooter } from "#site/features/landing/sections/landing-footer.tsx";
import { phoneUrl } from "#site/features/store-links/phone-code/phone-url.ts";
import { storeContext } from "#site/features/store-links/store-context.ts";
import { I18nContext } from "#site/i18n/i18n-context.tsx";
import { hasTracker } from "#site/trackers.ts";

export default definePage("landing", ({ settings, i18n }) => {
  const { t, locale, link } = i18n;
  const context = storeContext("landing", locale.code);
  const forPhones = { context, phoneUrl: phoneUrl(context, settings, link) };
  return {
    state: { kind: "loaded" },
    cache: "static",
    storeContext: context,
    head: landingHead({ t, language: locale, origin: settings.origin }),
    body: (
      <>
        <I18nContext value={observedStoreLabels(i18n, settings)}>
          <LandingPage {...forPhones} />
        </I18nContext>
        <DownloadOverlayIsland {...forPhones} />
      </>
    ),
    footer: <LandingFooter {...forPhones} cookieSettings={hasTracker(settings)} />,
    scripts: ["reveal-on-scroll", "animate-scene"],
  };
});
