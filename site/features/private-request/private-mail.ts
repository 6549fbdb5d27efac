import { brand } from "#brand/brand.ts";
import { fallbackLocale, type Locale, languageOf } from "#locales/index.ts";
import { formatsOf } from "#site/i18n/format.ts";
import { createLink } from "#site/i18n/locale/link.ts";
import { momentText } from "#site/i18n/moment-text.ts";
import { createTranslate } from "#site/i18n/translate.ts";

/** A mail about a request, in plain text. */
export interface PrivateMail {
  /** The sender's name. */
  readonly brand: string;
  readonly language: Locale;
  readonly subject: string;
  readonly text: string;
}

/** What a mail is written with, in its language. */
export type MailWriter = ReturnType<typeof createMailWriter>;

/** @param siteOrigin of the links */
export function createMailWriter(language: Locale, siteOrigin: string) {
  const t = createTranslate(language);
  const link = createLink(language, true);
  const formats = formatsOf(language);
  return {
    t,
    formats,
    moment: (time: Date) => momentText(time, languageOf(language), formats),
    /** "Label: value". */
    labeled: (label: string, value: string) => t("deleteAccount.mailLabeled", { label, value }),
    /** The URL of a path of the site. */
    url: (path: string) => siteOrigin + link(path),
    /** The paragraphs as a text, with the site's name and address below them. */
    sign: (paragraphs: readonly string[]) => `${[...paragraphs, `${brand.name}\n${siteOrigin}`].join("\n\n")}\n`,
  };
}

/** Writes a mail. @param locale of its reader, where the site has it */
export function writeMail(
  locale: Locale | undefined,
  siteOrigin: string,
  write: (writer: MailWriter) => { readonly title: string; readonly paragraphs: readonly string[] },
): PrivateMail {
  const language = locale ?? fallbackLocale;
  const writer = createMailWriter(language, siteOrigin);
  const { title, paragraphs } = write(writer);
  return { brand: brand.name, language, subject: writer.labeled(brand.name, title), text: writer.sign(paragraphs) };
}
