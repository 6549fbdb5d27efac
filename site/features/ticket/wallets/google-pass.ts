import { SignJWT } from "jose";
import { brand } from "#brand/brand.ts";
import type { Locale } from "#locales/index.ts";
import type { I18n } from "#site/i18n/i18n.ts";
import type { GoogleWalletCredentials, TicketSecrets } from "#site/ticket-secrets.ts";
import type { EventFacts } from "../event/event-facts.ts";
import { eventTimesView } from "../event/event-times-view.ts";
import type { PassContent } from "./pass-content.ts";
import { timeWithOffset } from "./time-with-offset.ts";

/** Google's passes have no place for the price. */
type GooglePassContent = Omit<PassContent, "price">;

interface GooglePassOptions {
  readonly credentials: GoogleWalletCredentials;
  readonly deriveId: TicketSecrets["deriveId"];
  /** The ticket page's path, which identifies the ticket. */
  readonly path: string;
  readonly i18n: Pick<I18n, "t" | "formats" | "locale">;
  /** The site's own; Google fetches the logo from there. */
  readonly origin: string;
  /** Background, such as "#7c3aed" (pass-color.ts). */
  readonly color: string;
  readonly now: Date;
}

/** Characters, so that the link stays near the 1,800 that Google calls safe; the page has the whole texts. */
const limits = { title: 100, address: 120, package: 60 };

/**
 * A link that saves the ticket in Google Wallet. The pass itself travels in it as a signed JWT, so Google learns of the
 * ticket only when the link is opened: https://developers.google.com/wallet/reference/rest/v1/Jwt.
 *
 * The class is derived from what it says of the event, because Google never changes a saved class through a link; the
 * object from the ticket, so that saving twice saves one.
 */
export async function googleWalletUrl(content: GooglePassContent, options: GooglePassOptions): Promise<string> {
  const { credentials, deriveId, path, origin, now, i18n } = options;
  const ticketClass = eventTicketClass(content.event, options);
  const classId = `${credentials.issuerId}.${deriveId("google-wallet-event", JSON.stringify(ticketClass))}`;
  const ticketObject = {
    id: `${credentials.issuerId}.${deriveId("google-wallet", path)}`,
    classId,
    state: "ACTIVE",
    barcode: { type: "QR_CODE", value: content.code, alternateText: content.code },
    ...(content.packageName && { ticketType: localized(content.packageName, limits.package, i18n.locale.code) }),
  };
  const jwt = await new SignJWT({
    typ: "savetowallet",
    origins: [origin],
    payload: { eventTicketClasses: [{ id: classId, ...ticketClass }], eventTicketObjects: [ticketObject] },
  })
    .setProtectedHeader({ alg: "RS256", typ: "JWT" })
    .setIssuer(credentials.serviceAccount)
    .setAudience("google")
    .setIssuedAt(now)
    .sign(credentials.privateKey);
  return `https://pay.google.com/gp/v/save/${jwt}`;
}

function eventTicketClass(
  event: EventFacts,
  { i18n, origin, color }: Pick<GooglePassOptions, "i18n" | "origin" | "color">,
) {
  const { title, start, startIsDay, end, endIsDay, timeZone, location } = event;
  const locale = i18n.locale.code;
  const startTime = startIsDay ? undefined : start;
  const endTime = endIsDay ? undefined : end;
  const days = dayTexts(event, i18n);
  return {
    issuerName: brand.name,
    reviewStatus: "UNDER_REVIEW",
    eventName: localized(title, limits.title, locale),
    hexBackgroundColor: color,
    // Google fetches images over https only.
    ...(origin.startsWith("https:") && { logo: { sourceUri: { uri: `${origin}/icon-192.png` } } }),
    ...((startTime || endTime) && {
      dateTime: {
        ...(startTime && { start: timeWithOffset(startTime, timeZone) }),
        ...(endTime && { end: timeWithOffset(endTime, timeZone) }),
      },
    }),
    ...(days.length > 0 && { textModulesData: days }),
    // Google wants both; the API has one text for them.
    ...(location && {
      venue: {
        name: localized(location.split(",")[0] ?? location, limits.address, locale),
        address: localized(location, limits.address, locale),
      },
    }),
  };
}

/** Days without a time, as text: `dateTime` has times only. */
function dayTexts(event: EventFacts, i18n: GooglePassOptions["i18n"]) {
  const times = eventTimesView(event, i18n);
  const isOneDay = times?.start?.iso === times?.end?.iso;
  return [
    { id: "start", header: i18n.t("ticket.starts"), body: event.startIsDay && times?.start?.text },
    { id: "end", header: i18n.t("ticket.ends"), body: event.endIsDay && !isOneDay && times?.end?.text },
  ].filter(({ body }) => body);
}

function localized(text: string, limit: number, language: Locale) {
  return { defaultValue: { language, value: [...text].slice(0, limit).join("") } };
}
