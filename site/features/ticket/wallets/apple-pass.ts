import { PKPass } from "passkit-generator";
import { brand } from "#brand/brand.ts";
import { type Language, type Locale, languages } from "#locales/index.ts";
import type { MessageKey } from "#site/i18n/message-key.ts";
import { createTranslate, type Translate } from "#site/i18n/translate.ts";
import type { AppleWalletCredentials } from "#site/ticket-secrets.ts";
import { type EventFacts, lastMoment } from "../event/event-facts.ts";
import { channelsOf } from "./pass-color.ts";
import type { PassContent } from "./pass-content.ts";
import { timeWithOffset } from "./time-with-offset.ts";

interface ApplePassOptions {
  readonly credentials: AppleWalletCredentials;
  /** The same in every pass of a ticket: a new one replaces the old one. */
  readonly serialNumber: string;
  readonly t: Translate;
  /** Background, such as "#7c3aed", on which white is read well (pass-color.ts). */
  readonly color: string;
  /** PNG files by name (pass-images.ts). */
  readonly images: Readonly<Record<string, Buffer>>;
}

/** All labels of a pass. The device shows them in its own language, or in the page's if it has none of ours. */
const labels = [
  "ticket.heading",
  "ticket.starts",
  "ticket.ends",
  "ticket.address",
  "ticket.package",
  "ticket.price",
  "ticket.code",
  "ticket.description",
] as const satisfies readonly MessageKey[];

type Label = (typeof labels)[number];

/** Apple's name of a language: its code, with the script where a device knows the language in several. */
const appleLanguage = ({ code, script }: Language) => (script === "Hans" ? `${code}-Hans` : code);

const hour = 60 * 60 * 1000;

/** An interval in which a pass is relevant has at most this many milliseconds (iOS 18). */
const longestInterval = 24 * hour;

/** Milliseconds before the start from which the pass is on the lock screen: the way there, and the queue. */
const beforeStart = 4 * hour;

/** Milliseconds after the end until which it is: events overrun. */
const afterEnd = 2 * hour;

/** Milliseconds after the end until the pass expires, and leaves the passes in use. */
const untilExpiry = 24 * hour;

/**
 * Makes a signed event ticket for Apple Wallet: https://developer.apple.com/documentation/walletpasses/pass. It holds the
 * code and no URL of the ticket, cannot be shared from the wallet, and shows up on the lock screen before the start.
 *
 * @returns the bytes of a .pkpass file. Signing takes tens of milliseconds of the event loop
 * @throws if the certificates do not fit each other
 */
export function applePass(
  content: PassContent,
  { credentials, serialNumber, t, color, images }: ApplePassOptions,
): Buffer {
  const { event, code, packageName, price } = content;
  const { start, startIsDay, end, endIsDay, timeZone } = event;
  const pass = new PKPass(
    { ...images },
    {
      wwdr: credentials.issuerCertificate,
      signerCert: credentials.certificate,
      signerKey: credentials.privateKey,
    },
    {
      formatVersion: 1,
      passTypeIdentifier: credentials.passTypeIdentifier,
      teamIdentifier: credentials.teamIdentifier,
      organizationName: brand.name,
      serialNumber,
      description: t("ticket.heading"),
      logoText: brand.name,
      backgroundColor: `rgb(${channelsOf(color).join(",")})`,
      foregroundColor: "rgb(255,255,255)",
      labelColor: "rgb(255,255,255)",
      sharingProhibited: true,
      semantics: {
        eventName: event.title,
        ...(event.location && { venueName: event.location }),
        ...(start && !startIsDay && { eventStartDate: timeWithOffset(start, timeZone) }),
        ...(start &&
          startIsDay && {
            eventStartDateInfo: { date: timeWithOffset(start, timeZone), ignoreTimeComponents: true, timeZone },
          }),
        ...(end && !endIsDay && { eventEndDate: timeWithOffset(end, timeZone) }),
      },
    },
  );
  pass.type = "eventTicket";
  const field = (label: Label, value: string | undefined) =>
    value === undefined ? [] : [{ key: label.replace("ticket.", ""), label: t(label), value }];
  const dateField = (label: Label, moment: Date | undefined, isDay = false) =>
    field(label, moment && timeWithOffset(moment, timeZone)).map((one) => ({
      ...one,
      dateStyle: "PKDateStyleMedium" as const,
      timeStyle: isDay ? ("PKDateStyleNone" as const) : ("PKDateStyleShort" as const),
      ignoresTimeZone: true, // the event's time, wherever the phone is
    }));
  pass.primaryFields.push(...field("ticket.heading", event.title));
  pass.secondaryFields.push(
    ...dateField("ticket.starts", start, startIsDay),
    ...dateField("ticket.ends", end && endIsDay ? lastMoment(end) : end, endIsDay),
  );
  pass.auxiliaryFields.push(...field("ticket.package", packageName), ...field("ticket.price", price));
  pass.backFields.push(
    ...field("ticket.address", event.location),
    ...field("ticket.code", code),
    ...field("ticket.description", event.description),
  );
  pass.setBarcodes({ format: "PKBarcodeFormatQR", message: code, messageEncoding: "utf-8", altText: code });
  setDates(pass, event);
  for (const language of languages) pass.localize(appleLanguage(language), labelsIn(language.code, t));
  return pass.getAsBuffer();
}

function setDates(pass: PKPass, { start, startIsDay, end }: EventFacts): void {
  if (end) pass.setExpirationDate(new Date(end.getTime() + untilExpiry));
  if (!start) return;
  // Before iOS 18: the system begins some hours before this date by itself.
  pass.setRelevantDate(start);
  const startDate = startIsDay ? start : new Date(start.getTime() - beforeStart);
  const last = startIsDay ? Number.POSITIVE_INFINITY : (end ?? start).getTime() + afterEnd;
  pass.setRelevantDates([{ startDate, endDate: new Date(Math.min(last, startDate.getTime() + longestInterval)) }]);
}

/** The page's own labels are the keys, so that they are what a device shows without a translation. */
function labelsIn(locale: Locale, t: Translate): Record<string, string> {
  const translate = createTranslate(locale);
  return Object.fromEntries(labels.map((label) => [escapeString(t(label)), escapeString(translate(label))]));
}

/** For a .strings file, which passkit-generator writes as it is given. */
function escapeString(text: string): string {
  return text.replace(/[\\"]/g, "\\$&");
}
