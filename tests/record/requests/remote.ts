import { productPaths } from "#contract/product-paths.ts";
import { toldAnswer } from "../../e2e/support/post-responses.ts";
import type { Behavior } from "../../e2e/support/product-server.ts";
import { image, profilePosts, userResponse, video } from "../../e2e/support/profile-responses.ts";
import { ticketResponse } from "../../e2e/support/ticket-responses.ts";
import { crawler, get, type Options, type RecordedRequest, siteOrigin } from "../recorded-request.ts";

const goodPost: Behavior = { json: toldAnswer() };
const goodPosts: Behavior = { json: { result: profilePosts } };
const goodTicket: Behavior = { json: ticketResponse("GİRİŞ-42").json };

type Call = "post" | "profile" | "ticket";

/** What the product server answers, if it answers at all. */
const answers = { post: goodPost, profile: userResponse, ticket: goodTicket } satisfies Record<Call, Behavior>;

/** The calls that the page of an id makes. @param posts the second call of a profile */
function calls(call: Call, id: string, behavior: Behavior, posts: Behavior = behavior): Record<string, Behavior> {
  if (call === "post") return { [productPaths.post(id)]: behavior };
  if (call === "ticket") return { [productPaths.ticket("konser", "p", id)]: behavior };
  return { [productPaths.user(id)]: behavior, [productPaths.userPosts(id)]: posts };
}

const path = (call: Call, id: string) => (call === "ticket" ? `/ticket/konser/p/${id}` : `/${call}/${id}`);

/** What else is made of the same calls. */
const others: readonly (readonly [name: string, call: Call, target: (id: string) => string])[] = [
  ["embedded post", "post", (id) => `/embed/post/${id}`],
  ["oembed", "post", (id) => `/oembed?url=${siteOrigin}/post/${id}`],
  ["RSS", "profile", (id) => `/profile/${id}/feed.xml`],
  ["JSON feed", "profile", (id) => `/profile/${id}/feed.json`],
  ["preview image of a post", "post", (id) => `/share/post/${id}/tr-0000000000000000.jpg`],
  ["preview image of a profile", "profile", (id) => `/share/profile/${id}/tr-0000000000000000.jpg`],
  ["call of a post", "post", (id) => productPaths.post(id)],
  ["call of a user", "profile", (id) => productPaths.user(id)],
  ["call of posts", "profile", (id) => productPaths.userPosts(id)],
  ["call of a ticket", "ticket", (id) => productPaths.ticket("konser", "p", id)],
  ["calendar", "ticket", (id) => `/ticket/konser/p/${id}/calendar.ics`],
];

const pages = ["post", "profile", "ticket"] as const;

/** An id that a change of other requests does not change. */
const idOf = (name: string) => name.replace(/[^A-Za-z0-9]+/g, "-").slice(0, 64);

/** Slower than a visitor waits (0.7 s), faster than a call may take (5 s). */
const slowly = (call: Call): Behavior => ({ ...answers[call], delay: 1500 });
const slowProfile = (id: string) => calls("profile", id, slowly("profile"), { ...goodPosts, delay: 1500 });

function slow(name: string, call: Call, target: (id: string) => string, options: Options = {}): RecordedRequest {
  const id = idOf(`slow-${name}`);
  return get(name, target(id), {
    on: call === "profile" ? slowProfile(id) : calls(call, id, slowly(call)),
    ...options,
  });
}

export const slowRequests: readonly RecordedRequest[] = [
  ...pages.flatMap((call) => [
    slow(`${call} for a visitor`, call, (id) => path(call, id)),
    slow(`${call} in Arabic`, call, (id) => `${path(call, id)}?lng=ar`),
    slow(`${call}, HEAD`, call, (id) => path(call, id), { method: "HEAD" }),
    slow(`${call} for a crawler`, call, (id) => path(call, id), { headers: crawler }),
    slow(`whole ${call}`, call, (id) => `${path(call, id)}?lng=de&whole=1`),
  ]),
  ...others.map(([name, call, target]) => slow(name, call, target)),
  ...[
    ["profile", "late-posts", ""],
    ["whole profile", "late-posts-whole", "?whole=1"],
    ["feed", "late-posts-feed", "/feed.xml"],
  ].map(([name = "", id = "", rest = ""]) =>
    get(`${name} whose posts alone are late`, `/profile/${id}${rest}`, {
      on: calls("profile", id, userResponse, { ...goodPosts, delay: 1500 }),
    }),
  ),
  get("post that takes longer than a call may, for a visitor", "/post/too-slow-1", {
    on: calls("post", "too-slow-1", { ...goodPost, delay: 7000 }),
  }),
  get("post that takes longer than a call may, whole", "/post/too-slow-2?whole=1", {
    on: calls("post", "too-slow-2", { ...goodPost, delay: 7000 }),
  }),
  get("post that fails late, for a visitor", "/post/late-failure-1", {
    on: calls("post", "late-failure-1", { status: 503, delay: 1200 }),
  }),
  get("post that fails late, whole", "/post/late-failure-2?whole=1", {
    on: calls("post", "late-failure-2", { status: 503, delay: 1200 }),
  }),
  get("post that is missing late, for a visitor", "/post/late-missing-1", {
    on: calls("post", "late-missing-1", { status: 404, delay: 1200 }),
  }),
  get("post that is missing late, whole", "/post/late-missing-2?whole=1", {
    on: calls("post", "late-missing-2", { status: 404, delay: 1200 }),
  }),
  get("post that is fast", "/post/fast", { on: calls("post", "fast", goodPost) }),
  get("landing", "/"),
];

let succeeded = 0;

/** Pages that succeed, so that the circuit breaker stays closed: half of the calls must. */
function succeeding(): Required<Pick<RecordedRequest, "before" | "on">> {
  const fine = [1, 2, 3, 4].map(() => `fine-${++succeeded}`);
  return {
    before: fine.map((id) => ({ target: `/post/${id}` })),
    on: Object.assign({}, ...fine.map((id) => calls("post", id, goodPost))),
  };
}

const failures: Readonly<Record<string, Behavior>> = {
  "503": { status: 503, json: {} },
  "500 with HTML": { status: 500, body: "<h1>Error</h1>", headers: { "content-type": "text/html" } },
  "429": { status: 429, json: {}, headers: { "retry-after": "120" } },
  reset: { hangUp: true },
};

function failing(name: string, call: Call, target: (id: string) => string, behavior: Behavior, options: Options = {}) {
  const id = idOf(`x-${name}`);
  const { before, on } = succeeding();
  return get(name, target(id), { before, on: { ...on, ...calls(call, id, behavior) }, ...options });
}

export const failingRequests: readonly RecordedRequest[] = [
  ...Object.entries(failures).flatMap(([failure, behavior]) =>
    pages.map((call) => failing(`${call}: ${failure}`, call, (id) => path(call, id), behavior)),
  ),
  ...pages.flatMap((call) => [
    failing(`${call} in Arabic`, call, (id) => `${path(call, id)}?lng=ar`, { status: 503 }),
    failing(`whole ${call}`, call, (id) => `${path(call, id)}?whole=1`, { status: 503 }),
    failing(`${call} for a crawler`, call, (id) => path(call, id), { hangUp: true }, { headers: crawler }),
  ]),
  failing("post, HEAD", "post", (id) => path("post", id), { status: 503 }, { method: "HEAD" }),
  ...others.map(([name, call, target]) => failing(name, call, target, { status: 503 })),
  ...["/profile/posts-fail", "/profile/posts-fail-whole?whole=1", "/profile/posts-fail-feed/feed.xml"].map((target) => {
    const { before, on } = succeeding();
    const id = /posts-fail[\w-]*/.exec(target)?.[0] ?? "";
    return get(`posts alone fail: ${target}`, target, {
      before,
      on: { ...on, ...calls("profile", id, userResponse, { status: 503 }) },
    });
  }),
  get("download with the id of a post", "/download?from=post&id=failing"),
];

const withheld: Readonly<Record<string, Behavior>> = {
  "404": { status: 404, json: {} },
  "410": { status: 410, json: {} },
  "200 without data": { json: { result: {} } },
  "200 with data null": { json: { result: { data: null } } },
  "200 without a result": { json: { error: "maintenance" } },
  "200 with an empty body": { body: "" },
  "200 with HTML": { body: "<html></html>", headers: { "content-type": "text/html" } },
  "200 with other types": { json: { result: { data: { uuid: 5, user: "x", content: [] } }, event: 7 } },
  "403": { status: 403, json: {} },
  redirect: { status: 302, headers: { location: "http://127.0.0.1:1/" } },
};

export const withholdingRequests: readonly RecordedRequest[] = [
  ...Object.entries(withheld).flatMap(([answer, behavior]) =>
    pages.map((call) => failing(`${call}: ${answer}`, call, (id) => path(call, id), behavior)),
  ),
  ...others.flatMap(([name, call, target]) => [
    failing(`${name}: 404`, call, target, { status: 404, json: {} }),
    failing(`${name}: 410`, call, target, { status: 410, json: {} }),
  ]),
  failing("post too large", "post", (id) => path("post", id), { body: `{"result":"${"x".repeat(3_000_000)}"}` }),
  failing("whole post: 410", "post", (id) => `${path("post", id)}?whole=1`, { status: 410 }),
  failing("post for a crawler: 410", "post", (id) => path("post", id), { status: 410 }, { headers: crawler }),
  get("posts alone: 404", "/profile/no-posts", { on: calls("profile", "no-posts", userResponse, { status: 404 }) }),
  get("posts alone: 410", "/profile/gone-posts", { on: calls("profile", "gone-posts", userResponse, { status: 410 }) }),
  get("posts alone: none", "/profile/empty-posts", {
    on: calls("profile", "empty-posts", userResponse, { json: { result: [] } }),
  }),
  get("post with all it may have", "/post/p-1", {
    on: calls("post", "p-1", {
      json: toldAnswer({ gallery: [{ original: image.original_url }], video: [{ original: video.original_url }] }),
    }),
  }),
  get("post with next to nothing", "/post/bare", {
    on: calls("post", "bare", { json: { result: { data: { uuid: "bare" } } } }),
  }),
  get("profile with all it may have", "/profile/full", { on: calls("profile", "full", userResponse, goodPosts) }),
  get("profile with next to nothing", "/profile/bare", {
    on: calls(
      "profile",
      "bare",
      { json: { result: { data: { username: "ipek" } } } },
      { json: { result: [{ uuid: "p" }] } },
    ),
  }),
  get("ticket with all it may have", "/ticket/konser/p/full", { on: calls("ticket", "full", goodTicket) }),
  get("ticket with next to nothing", "/ticket/konser/p/bare", {
    on: calls("ticket", "bare", { json: { event: { title: "Konser" } } }),
  }),
  get("calendar of a ticket", "/ticket/konser/p/full/calendar.ics"),
  get("post that was there, then is gone", "/post/removed", {
    on: calls("post", "removed", goodPost),
    before: [{ target: "/post/removed" }],
  }),
  get("its call, when it is gone", productPaths.post("removed"), { on: calls("post", "removed", { status: 410 }) }),
  get("its page in another language", "/post/removed?lng=de"),
  get("its page, after that", "/post/removed"),
  get("account deletion elsewhere", "/delete-account"),
  get("account deletion elsewhere: POST", "/delete-account", {
    method: "POST",
    body: "a=1",
    headers: { Origin: siteOrigin, "Content-Type": "application/x-www-form-urlencoded" },
  }),
  get("account deletion elsewhere: receipt", "/delete-account/receipt"),
  get("media of no embedded product server", "/media/0123456789abcdef.webp"),
  get("sitemap", "/sitemap.xml"),
  get("readyz", "/readyz"),
];

/** What is in the cache when the outage begins. */
const bridged = [
  "/post/cached",
  "/profile/cached",
  "/embed/post/cached",
  "/profile/cached/feed.xml",
  productPaths.post("cached"),
  `/oembed?url=${siteOrigin}/post/cached`,
];
const down = { status: 503, json: {} } as const;

/**
 * An outage half a minute after pages were cached, when they are no longer fresh. `stale-while-revalidate` ends another
 * half a minute later, which a replay does not wait for.
 */
export const outageRequests: readonly RecordedRequest[] = [
  ...bridged.map((target, index) =>
    get(
      `before the outage: ${target}`,
      target,
      index > 0
        ? {}
        : { on: { ...calls("post", "cached", goodPost), ...calls("profile", "cached", userResponse, goodPosts) } },
    ),
  ),
  get("before the outage: preview image", "{{image}}", {
    uses: { image: { on: "/post/cached", match: /\/share\/post\/cached\/tr-[0-9a-f]{16}\.jpg/ } },
  }),
  get("it begins: post", "/post/cached", {
    notBefore: 31_500,
    on: { ...calls("post", "cached", down), ...calls("profile", "cached", down) },
    keepAge: true,
  }),
  ...bridged.slice(1).map((target) => get(`it begins: ${target}`, target, { keepAge: true })),
  get("it begins: preview image that was drawn", "{{image}}", {
    uses: { image: { on: "/post/cached", match: /\/share\/post\/cached\/tr-[0-9a-f]{16}\.jpg/ } },
  }),
  get("it begins: another preview image", "/share/post/cached/de-0000000000000000.jpg"),
  get("the circuit is open: cached post", "/post/cached", {
    on: Object.assign({}, ...[1, 2, 3, 4, 5, 6].map((number) => calls("post", `down-${number}`, down))),
    before: [1, 2, 3, 4, 5, 6].map((number) => ({ target: `/post/down-${number}` })),
    keepAge: true,
  }),
  get("the circuit is open: cached post, unchanged", "/post/cached", {
    uses: { etag: { on: "/post/cached", match: /^etag: (.+)$/m } },
    headers: { "If-None-Match": "{{etag}}" },
  }),
  get("the circuit is open: cached post for a crawler", "/post/cached", { headers: crawler, keepAge: true }),
  get("the circuit is open: whole cached post", "/post/cached?whole=1", { keepAge: true }),
  get("the circuit is open: cached post, HEAD", "/post/cached", { method: "HEAD", keepAge: true }),
  get("the circuit is open: cached post in another language", "/post/cached?lng=ko", { keepAge: true }),
  ...pages.map((call) => get(`the circuit is open: another ${call}`, path(call, "other"), { keepAge: true })),
  get("the circuit is open: whole other post", "/post/other?whole=1"),
  get("the circuit is open: another call", productPaths.post("other")),
  get("the circuit is open: landing", "/"),
  get("the circuit is open: download", "/download?from=post&id=cached"),
  get("the circuit is open: readyz", "/readyz"),
];
