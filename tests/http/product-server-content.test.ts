import { join } from "node:path";
import {
  type Arbitrary,
  array,
  assert,
  asyncProperty,
  constantFrom,
  double,
  jsonValue,
  oneof,
  property,
  record,
  string,
  tuple,
} from "fast-check";
import { expect, test } from "vitest";
import type { Post } from "#contract/responses/post-response.ts";
import type { TicketResponse } from "#contract/responses/ticket-response.ts";
import type { ProfilePost } from "#contract/responses/user-posts-response.ts";
import type { UserResponse } from "#contract/responses/user-response.ts";
import { anyText } from "#scripts/any-text.harness.ts";
import { distName } from "#server/config/dist-name.ts";
import { loadSite } from "#server/load-site.ts";
import { serve, testSettings } from "#server/web/web-server.harness.ts";
import { parsePostResponse } from "#site/product-api/parse-post.ts";
import { parseProfilePostsResponse } from "#site/product-api/parse-profile-posts.ts";
import { parseTicketResponse, type TicketEventField } from "#site/product-api/parse-ticket.ts";
import { parseUserResponse } from "#site/product-api/parse-user.ts";
import { createProductApi } from "#site/product-api/product-api.ts";
import { parseXml } from "../http/support/parse-xml.ts";

/** Sets of responses per test; more in `npm run test:long -- hostile`. */
const numRuns = Number(process.env.CONTENT_RUNS ?? 10);

const site = await loadSite(join(import.meta.dirname, "..", "..", distName));

/** Each has a "xss" that may only be shown. */
const payloads = [
  "</script><xss>",
  '"><xss a="',
  "'><xss>",
  '" onxss="x',
  "' onxss='x",
  "`onxss=`",
  "<!--<script><xss>",
  "--><xss>",
  "]]><xss>",
  "</title></style></textarea><xss>",
  "&lt;xss&gt;<xss>&#60;xss&#62;",
  "\\u003cxss\\u003e\\x3cxss",
  "javascript:xss()",
  "javascript://xss.example/%0axss()",
  " java\tscript:xss()",
  "JaVaScRiPt:xss()",
  "data:text/html,<xss>",
  "vbscript:xss",
  "//xss.example/",
  'https://xss.example/"><xss>',
  "https://user:xss@xss.example/a.jpg",
  "http://169.254.169.254/xss",
  "\r\nSet-Cookie: xss=1",
  "\ufeff\u202e<xss>\u2066\u2067",
  `<xss>a${"\u0301\u200d".repeat(500)}`,
  "\ud800<xss>\udc00",
  "\u0000<xss>\u0085\u2028\u2029",
  "\uff1cxss\uff1e %3Cxss%3E",
  "../../xss?y#z",
  "__proto__",
  "constructor",
  "toString",
];

const payload = constantFrom(...payloads);
const hostileText = oneof(
  payload,
  tuple(anyText(), payload, string()).map((parts) => parts.join("")),
);
/** Mostly texts, and everything else that JSON can hold. */
const anyValue: Arbitrary<unknown> = oneof(
  { weight: 6, arbitrary: hostileText },
  { weight: 1, arbitrary: jsonValue() },
  { weight: 1, arbitrary: double({ noNaN: true, noDefaultInfinity: true }) },
);
const media: Arbitrary<unknown> = oneof(
  anyValue,
  hostileText.map((text) => `https://media.example/${text}`),
  record({ original: anyValue, medium: anyValue, url: anyValue, mime_type: anyValue, width: anyValue, alt: anyValue }),
);
const id = oneof({ weight: 3, arbitrary: constantFrom("a") }, anyValue);
const optional = { requiredKeys: [] };

/** Any value for each field of a response; a new field of the contract fails the type check until it is here. */
type FieldsOf<Response> = Readonly<Record<keyof Response, Arbitrary<unknown>>>;

const counts = {
  views: anyValue,
  likes_count: anyValue,
  comments_count: anyValue,
  favorites_count: anyValue,
  shares_count: anyValue,
};
const statsFields: FieldsOf<Post["stats"]> = {
  likes: anyValue,
  comments: anyValue,
  favorites: anyValue,
  shares: anyValue,
};
const authorFields: FieldsOf<Post["user"]> = { uuid: id, username: anyValue, fullName: anyValue, avatar: media };
const postFields = {
  uuid: id,
  type: anyValue,
  content: anyValue,
  createdAt: anyValue,
  ...counts,
  stats: oneof(anyValue, record(statsFields, optional)),
  user: oneof(anyValue, record(authorFields, optional)),
  gallery: oneof(media, array(media)),
  video: oneof(media, array(media)),
  videothumbnail: media,
} satisfies FieldsOf<Post>;
const userFields: FieldsOf<UserResponse["result"]["data"]> = {
  uuid: id,
  username: anyValue,
  fullName: anyValue,
  bio: anyValue,
  avatar: media,
  followersCount: anyValue,
  followingCount: anyValue,
  createdAt: anyValue,
};
const profilePostFields = {
  uuid: id,
  type: anyValue,
  content: anyValue,
  createdAt: anyValue,
  created_at: anyValue,
  ...counts,
  media: oneof(media, array(media)),
} satisfies FieldsOf<ProfilePost & Pick<Post, "createdAt">>;
const eventFields: FieldsOf<Record<TicketEventField, unknown>> = {
  title: anyValue,
  address: anyValue,
  description: anyValue,
  start_time: anyValue,
  end_time: anyValue,
  time_zone: anyValue,
  timezone: anyValue,
  timeZone: anyValue,
  background: media,
  icon: media,
};
const packageFields: FieldsOf<TicketResponse["package"]> = { name: anyValue, price: anyValue };
const ticketFields: FieldsOf<TicketResponse> = {
  event: record(eventFields, optional),
  package: oneof(record(packageFields), anyValue),
  ticket_uuid: anyValue,
  created_at: anyValue,
};

const post = record(postFields, optional);

/** The responses of the four calls. */
const responses = record({
  post: record({ result: record({ data: post, otherDatas: oneof(array(post), anyValue) }) }),
  user: record({ result: record({ data: record(userFields, optional) }) }),
  userPosts: record({ result: oneof(array(record(profilePostFields, optional)), anyValue) }),
  ticket: record(ticketFields),
});
type Responses = typeof responses extends Arbitrary<infer Value> ? Value : never;

const pollution = `{"polluted":"polluted-value","content":"polluted-value","username":"polluted-value"}`;

/** Adds keys to each object that would change all objects, if anything assigned them. */
function pollute(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(pollute);
  if (typeof value !== "object" || value === null) return value;
  const polluted = JSON.parse(`{"__proto__":${pollution},"constructor":{"prototype":${pollution}},"toString":1}`);
  for (const [key, inner] of Object.entries(value)) {
    if (key !== "__proto__") polluted[key] = pollute(inner);
  }
  return polluted;
}

const pages = [
  "/post/a",
  "/embed/post/a",
  "/profile/a",
  "/profile/a/feed.xml",
  "/profile/a/feed.json",
  "/ticket/konser/a/b",
  "/ticket/konser/a/b/calendar.ics",
  ...["post", "profile"].map((kind) => `/oembed?url=${encodeURIComponent(`${testSettings.origin}/${kind}/a`)}`),
];

/** Serves the built site in front of responses that can be replaced. */
async function serveResponses() {
  let current: unknown;
  const productApi = createProductApi(async (request) => {
    const [kind = ""] = request.url.split("/").slice(-2);
    const call = { post: "post", users: "user", posts: "userPosts" }[kind] ?? "ticket";
    return Response.json((current as Record<string, unknown>)[call]);
  });
  const { origin, logged } = await serve({ site, services: { productApi } });
  return {
    logged,
    get: async (path: string, sent: unknown, locale: string) => {
      current = sent;
      const response = await fetch(origin + path, { headers: { "Accept-Language": locale } });
      return { status: response.status, headers: response.headers, text: await response.text() };
    },
  };
}

function expectSoundPage(path: string, status: number, headers: Headers, text: string): void {
  // Without a list of posts there is no feed, and its readers try again.
  const statuses = path.includes("feed") ? [200, 404, 503] : [200, 404];
  expect(statuses, `${path} is ${status}`).toContain(status);
  expect(headers.has("set-cookie")).toBe(false);
  const type = headers.get("content-type") ?? "";
  if (type.includes("json")) {
    JSON.parse(text);
    expect(type).not.toContain("html"); // text is escaped for HTML only where it is HTML
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  } else if (type.includes("xml")) {
    parseXml(text);
  } else if (type.includes("html")) {
    expectSoundHtml(text);
  }
  expect(text.isWellFormed()).toBe(true);
  expect(text).not.toMatch(/[\p{M}\p{Cf}]{33}|\0/u); // 30, and the isolates that the site puts around a text
  expect(text).not.toContain("polluted-value");
}

function expectSoundHtml(html: string): void {
  expect(html).not.toMatch(/<\/?xss|<!--<script/i);
  for (const [, type = "", source = ""] of html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)) {
    if (type.includes("json")) JSON.parse(source);
  }
  const markup = html.replace(/<(script|style)\b.*?<\/\1>/gs, "");
  for (const [tag] of markup.matchAll(/<[a-z][^>]*>/g)) {
    const attributes = [...tag.matchAll(/\s([^\s=>]+)(?:="([^"]*)")?/g)];
    for (const [, name = "", value = ""] of attributes) {
      expect(name).not.toMatch(/^on|xss/i);
      if (/^(href|src|srcset|action|formaction|poster|data)$/i.test(name)) {
        expect(value).not.toMatch(/^[\s\p{Cc}]*(java\s*script|vbscript|data:text)/iu);
        expect(value).not.toMatch(/^(\/\/xss|https?:\/\/[^/]*@)/);
      }
    }
  }
}

test("nothing that a product server sends fails a page or gets out of its text", {
  timeout: 30_000 + 600 * numRuns,
}, async () => {
  const { get, logged } = await serveResponses();
  const chosen = tuple(responses, constantFrom("tr", "ar", "ja", "xx"));
  await assert(
    asyncProperty(chosen, async ([sent, locale]) => {
      for (const path of pages) {
        const { status, headers, text } = await get(path, pollute(sent), locale);
        expectSoundPage(path, status, headers, text);
      }
    }),
    { numRuns },
  );
  // A list of posts may be anything here; what is no list is logged.
  expect(logged.filter(({ call }) => call !== "public/users/posts")).toEqual([]);
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect("polluted" in {}).toBe(false);
});

test("keys such as __proto__ change nothing that is read", () => {
  const parse = ({ post, user, userPosts, ticket }: Responses, change: (json: unknown) => unknown) => [
    parsePostResponse(change(post), testSettings.origin),
    parseUserResponse(change(user), testSettings.origin),
    parseProfilePostsResponse(change(userPosts), testSettings.origin),
    parseTicketResponse(change(ticket), testSettings.origin),
  ];
  assert(
    property(responses, (sent) => {
      expect(parse(sent, pollute)).toEqual(parse(sent, (json) => json));
    }),
    { numRuns: 5 * numRuns },
  );
});

test("parsers read any JSON without an exception", () => {
  assert(
    property(jsonValue(), (json) => {
      for (const value of [json, pollute(json), { result: json }, { result: { data: json, otherDatas: json } }]) {
        for (const parse of [parsePostResponse, parseUserResponse, parseProfilePostsResponse, parseTicketResponse]) {
          parse(value, testSettings.origin);
        }
      }
    }),
    { numRuns: 5 * numRuns },
  );
});
