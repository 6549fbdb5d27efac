import { acceptCategory, type CookieConsentConfig, hide, run, show, showPreferences } from "vanilla-cookieconsent";
import type { TrackerCategory } from "#site/trackers.ts";
import stylesheet from "./consent-dialog.css?url";
import type { ConsentSettings } from "./consent-settings.tsx";
import { consentCookie, consentRevision, readConsent } from "./read-consent.ts";

export type ConsentDialog = Awaited<ReturnType<typeof createConsentDialog>>;

/**
 * The dialog of vanilla-cookieconsent in the page's language. Loaded only where it is about to be shown, once.
 *
 * @param onChoice called after each choice, when it stands in the cookie
 */
export async function createConsentDialog(settings: ConsentSettings, onChoice: () => void) {
  await loadStylesheet();
  const config = configuration(settings, onChoice);
  allowHtmlOf(config);
  await run(config);
  return {
    /** The question, at the edge of the page; unanswered, it is asked again on the next page. */
    ask: () => show(true),
    /** Takes the question away, which has been answered elsewhere. */
    hideQuestion: () => hide(),
    /** Each category with its switch. */
    showSettings: () => showPreferences(),
  };
}

/**
 * The library knows nothing of Trusted Types, and writes the texts that it is given, and icons of its own, with `innerHTML`,
 * which goes on refusing all other text. The page's Content-Security-Policy lists the policy.
 */
function allowHtmlOf({ language }: CookieConsentConfig): void {
  const texts = new Set<unknown>();
  JSON.stringify(language, (_key, value) => {
    texts.add(value);
    return value;
  });
  const isOurs = (html: string) => texts.has(html) || /^<svg [^<>]*><path [^<>]*\/><\/svg>$/.test(html);
  window.trustedTypes?.createPolicy("default", { createHTML: (html) => (isOurs(html) ? html : undefined) });
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
  const { texts, language, space, rightToLeft, categories } = settings;
  const { allowed, open } = readConsent(document.cookie, settings);
  const asked = categories.filter(({ id }) => open.includes(id));
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
      // Its own bar never takes the focus: it waits for the end of a change of opacity, which a bar does not have.
      consentModal: { layout: "box wide", position: "bottom left", equalWeightButtons: true },
      preferencesModal: { layout: "box", equalWeightButtons: true },
    },
    language: {
      default: language,
      ...(rightToLeft && { rtl: language }),
      translations: {
        [language]: {
          consentModal: {
            label: texts.title,
            description: asked.map(({ question }) => question).join(space),
            acceptAllBtn: texts.accept,
            acceptNecessaryBtn: texts.reject,
            showPreferencesBtn: texts.settings,
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
              {
                description: `<a class="cc__link" href="${settings.privacyPolicyPath}#cerezler">${texts.privacyPolicy}</a>`,
              },
            ],
          },
        },
      },
    },
    onModalReady: ({ modalName, modal }) => {
      if (modalName !== "consentModal") return;
      leavePageReachable(modal);
      acceptNoMore(modal, () => {
        const before = readConsent(document.cookie, settings).allowed;
        const accepted = settings.trackers.filter(({ id, category }) => before.has(id) || open.includes(category));
        return accepted.map(({ category }) => category);
      });
    },
    onFirstConsent: onChoice,
    onConsent: onChoice,
    onChange: onChoice,
  };
}

/** The library's button accepts every category, also one that was refused before and is not asked about here. */
function acceptNoMore(modal: HTMLElement, accepted: () => TrackerCategory[]): void {
  const accept = (event: Event) => {
    event.stopImmediatePropagation();
    hide();
    acceptCategory(accepted());
  };
  modal.querySelector("[data-role=all]")?.addEventListener("click", accept, { capture: true });
}

/**
 * The page can be used while the question is open. The library marks it as modal all the same and traps Tab; both would
 * keep keyboard and screen reader users in it. Escape puts the question off to the next page.
 */
function leavePageReachable(modal: HTMLElement): void {
  modal.removeAttribute("aria-modal");
  document.addEventListener(
    "keydown",
    (event) => {
      if (!(event.target instanceof Node && modal.contains(event.target))) return;
      if (event.key === "Tab") event.stopPropagation();
      if (event.key === "Escape") hide();
    },
    { capture: true },
  );
}
