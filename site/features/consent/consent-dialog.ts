import { type CookieConsentConfig, run, show, showPreferences } from "vanilla-cookieconsent";
import { consentCookie, consentRevision } from "./consent-choice.ts";
import stylesheet from "./consent-dialog.css?url";
import type { ConsentSettings } from "./consent-settings.ts";

export interface ConsentDialog {
  /** The question, at the edge of the page; unanswered, it is asked again on the next page. */
  ask(): void;
  /** Each category with its switch. */
  showSettings(): void;
}

let ready: Promise<ConsentDialog> | undefined;

/**
 * The dialog of vanilla-cookieconsent in the page's language. Loaded only where it is about to be shown.
 *
 * @param onChoice called after each choice, when it stands in the cookie
 */
export function createConsentDialog(settings: ConsentSettings, onChoice: () => void): Promise<ConsentDialog> {
  ready ??= prepare(settings, onChoice);
  return ready;
}

async function prepare(settings: ConsentSettings, onChoice: () => void): Promise<ConsentDialog> {
  await loadStylesheet();
  await run(configuration(settings, onChoice));
  return { ask: () => show(true), showSettings: showPreferences };
}

function loadStylesheet(): Promise<unknown> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = stylesheet;
  // Without the file the dialog is shown unstyled: the choice matters more.
  const settled = new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = resolve;
  });
  document.head.append(link);
  return settled;
}

function configuration(settings: ConsentSettings, onChoice: () => void): CookieConsentConfig {
  const { texts, language, rightToLeft } = settings;
  const trackers = [
    ...(settings.gaMeasurementId
      ? [{ category: "analytics", title: texts.analyticsTitle, text: texts.analyticsText, line: texts.analyticsLine }]
      : []),
    ...(settings.metaPixelId
      ? [
          {
            category: "advertising",
            title: texts.advertisingTitle,
            text: texts.advertisingText,
            line: texts.advertisingLine,
          },
        ]
      : []),
  ];
  return {
    mode: "opt-in",
    autoShow: false,
    revision: consentRevision(settings),
    manageScriptTags: false, // starting and stopping is ours: measurement.ts
    autoClearCookies: false,
    hideFromBots: false, // its test would also hide the dialog from every automated browser
    cookie: { name: consentCookie, expiresAfterDays: 182, sameSite: "Lax" },
    categories: {
      necessary: { enabled: true, readOnly: true },
      ...Object.fromEntries(trackers.map(({ category }) => [category, { enabled: false }])),
    },
    guiOptions: {
      consentModal: { layout: "box", position: rightToLeft ? "bottom right" : "bottom left", equalWeightButtons: true },
      preferencesModal: { layout: "box", equalWeightButtons: true },
    },
    language: {
      default: language,
      ...(rightToLeft && { rtl: language }),
      translations: {
        [language]: {
          consentModal: {
            title: texts.title,
            description: [texts.text, ...trackers.map((tracker) => tracker.line)]
              .map((line) => `<span>${line}</span>`)
              .join(""),
            acceptAllBtn: texts.accept,
            acceptNecessaryBtn: texts.reject,
            showPreferencesBtn: texts.settings,
            footer: `<a href="${settings.privacyPolicyPath}#cerezler">${texts.privacyPolicy}</a>`,
          },
          preferencesModal: {
            title: texts.title,
            acceptAllBtn: texts.accept,
            acceptNecessaryBtn: texts.reject,
            savePreferencesBtn: texts.save,
            closeIconLabel: texts.close,
            sections: [
              { description: texts.text },
              { title: texts.necessaryTitle, description: texts.necessaryText, linkedCategory: "necessary" },
              ...trackers.map(({ category, title, text }) => ({ title, description: text, linkedCategory: category })),
            ],
          },
        },
      },
    },
    onModalReady: ({ modalName, modal }) => {
      if (modalName === "consentModal") leavePageReachable(modal);
    },
    onFirstConsent: onChoice,
    onConsent: onChoice,
    onChange: onChoice,
  };
}

/**
 * The page can be used while the question is open. The library marks it as modal all the same and traps Tab; both would
 * keep keyboard and screen reader users in it.
 */
function leavePageReachable(modal: HTMLElement): void {
  modal.removeAttribute("aria-modal");
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.key === "Tab" && event.target instanceof Node && modal.contains(event.target)) event.stopPropagation();
    },
    { capture: true },
  );
}
