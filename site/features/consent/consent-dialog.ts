import { type CookieConsentConfig, run, show, showPreferences } from "vanilla-cookieconsent";
import type { TrackerCategory } from "#site/trackers.ts";
import stylesheet from "./consent-dialog.css?url";
import type { ConsentSettings } from "./consent-settings.ts";
import { consentCookie, consentRevision, readConsent } from "./read-consent.ts";

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
  const { texts, language, rightToLeft, categories } = settings;
  const { allowed } = readConsent(document.cookie, settings);
  // Where the library takes a choice for outdated, as it was about other vendors: only a yes that covers all of the
  // category's may be ticked beforehand.
  const isAllowed = (category: TrackerCategory) =>
    settings.trackers.filter((tracker) => tracker.category === category).every(({ id }) => allowed.has(id));
  return {
    mode: "opt-in",
    autoShow: false,
    revision: consentRevision(settings.trackers),
    manageScriptTags: false, // starting and stopping is ours: measurement.ts
    autoClearCookies: false,
    hideFromBots: false, // its test would also hide the dialog from every automated browser
    cookie: { name: consentCookie, expiresAfterDays: 182, sameSite: "Lax" },
    categories: {
      necessary: { enabled: true, readOnly: true },
      ...Object.fromEntries(categories.map(({ id }) => [id, { enabled: isAllowed(id) }])),
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
            description: [texts.text, ...categories.map(({ line }) => line)]
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
              ...categories.map(({ id, title, text }) => ({ title, description: text, linkedCategory: id })),
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
