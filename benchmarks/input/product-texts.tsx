import { renderToString } from "react-dom/server";
import { otherPostsLimit, profilePostsLimit, responseLimits } from "#contract/limits.ts";
import type { TicketResponse } from "#contract/responses/ticket-response.ts";
import type { UserResponse } from "#contract/responses/user-response.ts";
import { encodeJson } from "#site/components/json-script.tsx";
import { splitLinks } from "#site/components/user-content/split-links.ts";
import { UserText } from "#site/components/user-content/user-text.tsx";
import { embedSize } from "#site/features/embed/embed-size.ts";
import { itemHtml } from "#site/features/feeds/item-html.tsx";
import { cardFontFamilies, hasEmoji } from "#site/features/preview-images/text/card-fonts.ts";
import { cardTextSize } from "#site/features/preview-images/text/card-text-size.ts";
import { dropUnsupportedGlyphs, replaceStyledLetters } from "#site/features/preview-images/text/drawable-letters.ts";
import { isBidi, textDirection } from "#site/features/preview-images/text/text-direction.ts";
import { insertLineBreaks } from "#site/features/preview-images/text/wrap-bidi-text.tsx";
import { calendarFile } from "#site/features/ticket/calendar/calendar-file.ts";
import { googleCalendarUrl } from "#site/features/ticket/calendar/google-calendar-url.ts";
import { oneLine } from "#site/features/ticket/event/event-facts.ts";
import { mapLinks } from "#site/features/ticket/event/map-links.ts";
import { xml } from "#site/http/xml.ts";
import { isolate } from "#site/i18n/isolate.ts";
import { firstLetter } from "#site/i18n/text/first-letter.ts";
import { truncateMultilineText } from "#site/i18n/text/truncate-multiline-text.ts";
import { truncateText } from "#site/i18n/text/truncate-text.ts";
import {
  maxTextLength,
  parseAmount,
  parseCount,
  parseDate,
  parseLine,
  parseText,
  parseToken,
} from "#site/product-api/parse-fields.ts";
import { parseMediaUrl } from "#site/product-api/parse-media.ts";
import { parsePostResponse } from "#site/product-api/parse-post.ts";
import { parseProfilePostsResponse } from "#site/product-api/parse-profile-posts.ts";
import { parseTicketResponse } from "#site/product-api/parse-ticket.ts";
import { parseUserResponse } from "#site/product-api/parse-user.ts";
import { postWith } from "#site/product-api/posts.harness.ts";
import type { Work } from "./worst-time.ts";

/** Bytes of a response (contract/limits.ts), but for what stands around the text. */
const responseLimit = responseLimits.maxBytes - 1000;

const origin = "https://www.meydan.example";
const event = {
  start: new Date("2026-07-05T18:00:00Z"),
  end: new Date("2026-07-05T20:30:00Z"),
  timeZone: "Europe/Istanbul",
};
const calendarOptions = { uid: "a", now: event.start, locale: "tr" } as const;
const roomy = { width: 550, height: 800 };
const card = { kind: "text", locale: "tr", author: { name: "Ada", letter: "A" }, video: false } as const;

const inResponse = (name: string, run: Work["run"], frames?: Work["frames"]): Work => ({
  name,
  limit: responseLimit,
  limitUnit: "bytes",
  run,
  ...(frames && { frames }),
});

/** What reads the responses of the product server. */
export const productResponses: readonly Work[] = [
  inResponse("a text, a line, a token", (text) => [parseText(text), parseLine(text), parseToken(text)]),
  inResponse("a count, an amount, a date", (text) => [parseCount(text), parseAmount(text), parseDate(text)], [
    "…",
    "1…1",
    "2027-07-03T21:00:00…Z",
  ]),
  inResponse("a URL of a medium", (text) => parseMediaUrl([text, { original: { url: text } }], origin), [
    "…",
    "https://…",
  ]),
  inResponse("a ticket, the text in each field", (text) => {
    const event = {
      ...{ title: text, address: text, description: text, start_time: text, end_time: text, time_zone: text },
      ...{ background: text, icon: text },
    } satisfies Record<keyof TicketResponse["event"], string>;
    const ticketPackage = { name: text, price: text } satisfies Record<keyof TicketResponse["package"], string>;
    const ticket = { event, package: ticketPackage, ticket_uuid: text, created_at: text };
    return parseTicketResponse(ticket satisfies Record<keyof TicketResponse, unknown>, origin);
  }),
  inResponse("a profile, the text in each field", (text) => {
    const data = {
      ...{ uuid: text, username: text, fullName: text, bio: text, avatar: text, createdAt: text },
      ...{ followersCount: text, followingCount: text },
    } satisfies Record<keyof UserResponse["result"]["data"], string>;
    return parseUserResponse({ result: { data } }, origin);
  }),
  inResponse(`a post and ${otherPostsLimit} others that share the text`, (text) => {
    const content = text.slice(0, text.length / (otherPostsLimit + 1));
    const user = { uuid: "a", username: content, fullName: content };
    const [data, ...otherDatas] = postsSharing(otherPostsLimit + 1, { content, user });
    return parsePostResponse({ result: { data, otherDatas } }, origin);
  }),
  inResponse(`a list of ${profilePostsLimit} posts that share the text`, (text) => {
    const content = text.slice(0, text.length / profilePostsLimit);
    return parseProfilePostsResponse({ result: postsSharing(profilePostsLimit, { content }) }, origin);
  }),
];

const postsSharing = (count: number, fields: object) =>
  Array.from({ length: count }, (_, at) => ({ ...fields, uuid: `p${at}` }));

const inText = (name: string, run: Work["run"]): Work => ({ name, limit: maxTextLength, run });

/** What is made of a text that has been read. */
export const productTexts: readonly Work[] = [
  inText("links", splitLinks),
  inText("links, as HTML", (text) => renderToString(<UserText text={text} />)),
  inText("truncate to a line", (text) => [60, 160, 2000].map((limit) => truncateText(text, limit, "tr"))),
  inText("truncate to lines", (text) => [400, 1200, 10_000].map((limit) => truncateMultilineText(text, limit))),
  inText("isolate", (text) => [isolate(text, "ltr"), isolate(text, "rtl")]),
  inText("first letter, direction", (text) => [firstLetter(text, "tr"), textDirection(text, "ltr"), isBidi(text)]),
  inText("size of a card", (text) => [cardTextSize(text), embedSize(postWith({ content: text }), roomy)]),
  inText("fonts of a card", (text) => [cardFontFamilies(text, "tr"), hasEmoji(text)]),
  inText("letters of a card", (text) => {
    const texts = { ...card, text };
    return [replaceStyledLetters(texts), dropUnsupportedGlyphs(texts, new Set(["界", "\u0301", "a"]))];
  }),
  inText("line breaks of a card", (text) => {
    const runs = Array.from({ length: text.length / 10 }, (_, line) => ({
      text: text.slice(line * 10, line * 10 + 10),
      y: line * 40,
    }));
    return insertLineBreaks(
      text,
      runs.map((run) => ({ ...run, x: 0, width: 100, height: 40 })),
      40,
    );
  }),
  inText("structured data", (text) => encodeJson({ text })),
  inText("XML", (text) => xml("a", { text }, text)),
  { name: "item of a feed", limit: 10_000, run: (text) => itemHtml({ text, media: undefined }) },
  inText("address in a line, links to maps", (text) => mapLinks(oneLine(text), "tr")),
  inText("calendar file", (text) =>
    calendarFile({ ...event, title: text, location: text, description: text }, calendarOptions),
  ),
  inText("link to Google Calendar", (text) =>
    googleCalendarUrl({ ...event, title: text, location: text, description: text }),
  ),
];
