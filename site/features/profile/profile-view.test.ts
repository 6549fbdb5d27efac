import { expect, test } from "vitest";
import { i18nOf } from "#site/i18n/i18n.harness.tsx";
import { unsigned } from "#site/images/sign-image.harness.ts";
import type { SignImage } from "#site/images/signed-image.ts";
import type { ProfilePost } from "#site/product-api/parse-profile-posts.ts";
import type { User } from "#site/product-api/parse-user.ts";
import { profilePostWith } from "#site/product-api/posts.harness.ts";
import type { PostsState } from "./profile-state.ts";
import { type ProfileView, profileCachePolicy, profileView } from "./profile-view.ts";

const turkish = { ...i18nOf("tr", true), signImage: unsigned, uuid: "u" };
const noPosts: PostsState = { kind: "loaded", posts: [] };

function loaded(user: User, posts: PostsState = noPosts, signImage: SignImage = unsigned) {
  const view = profileView({ kind: "loaded", user, posts }, { ...turkish, signImage });
  if (view.kind !== "loaded") throw new Error(view.kind);
  return view;
}

function card(post: Partial<ProfilePost>, signImage?: SignImage) {
  const { posts } = loaded({ username: "elif" }, { kind: "loaded", posts: [profilePostWith(post)] }, signImage);
  return posts.kind === "loaded" ? posts.cards[0] : undefined;
}

test("each image is signed with what has it: the profile, or a post of it", () => {
  const signed: unknown[] = [];
  const signImage: SignImage = (url, shownBy = []) => {
    signed.push([url, ...shownBy]);
    return { url, signature: "sig" };
  };
  const media = [
    { uuid: "p1", media: { kind: "image" as const, url: "/a.jpg" } },
    { media: { kind: "video" as const, url: "/v.mp4", poster: "/v.jpg" } },
  ];
  loaded({ avatar: "/u.jpg" }, { kind: "loaded", posts: media.map(profilePostWith) }, signImage);
  expect(signed).toEqual([
    ["/u.jpg", "profile:u"],
    ["/a.jpg", "post:p1", "profile:u"],
    ["/v.jpg", "profile:u"],
  ]);
});

test("a name is the full name, else the username, else Anonim (specification, section 8)", () => {
  expect(loaded({ fullName: "Elif Kaya", username: "elif" }).header.name).toBe("Elif Kaya");
  expect(loaded({ username: "elif" }).header.name).toBe("elif");
  expect(loaded({}).header.name).toBe("Anonim");
});

test("the letter is the username's first, in Turkish capitals", () => {
  expect(loaded({ fullName: "Elif Kaya", username: "ipek" }).header.letter).toBe("İ");
  expect(loaded({}).header.letter).toBe("A");
});

test("a shortened count has the noun of 1000, the whole count its own", () => {
  const russian = { ...i18nOf("ru", true), signImage: unsigned, uuid: "u" };
  const user = { followersCount: 12_301, followingCount: 21 };
  const view = profileView({ kind: "loaded", user, posts: noPosts }, russian);
  if (view.kind !== "loaded") throw new Error(view.kind);
  expect(view.header.followers).toMatchObject({ noun: "подписчиков", fullNoun: "подписчик" });
  expect(view.header.following).toMatchObject({ short: "21", noun: view.header.following?.fullNoun });
});

test("counts are short, beside the whole number; an unknown one is left out", () => {
  const { followers, following } = loaded({ followersCount: 248_300 }).header;
  expect(followers).toEqual({
    isZero: false,
    short: "248,3\u00a0B",
    full: "248.300",
    noun: "takipçi",
    fullNoun: "takipçi",
  });
  expect(following).toBeUndefined();
});

test("a card opens its post in the locale of the page; without a valid id it opens nothing", () => {
  expect(card({ uuid: "p1", content: "Vapurda\nsimit" })?.open).toEqual({
    href: "/post/p1?lng=tr",
    label: "Gönderiyi aç: Vapurda simit",
  });
  expect(card({ uuid: "p1" })?.open?.label).toBe("Gönderiyi aç");
  expect(card({})?.open).toBeUndefined();
});

test("without media and content a text says so", () => {
  const media = { kind: "image", url: "/media/a.webp" } as const;
  expect(card({})?.noContent).toBe("İçerik bulunamadı.");
  expect(card({ media })?.noContent).toBeUndefined();
  expect(card({ content: "var" })?.noContent).toBeUndefined();
});

test("media are named by their alternative text, else by who shared them", () => {
  const named = (media: ProfilePost["media"]) => card({ media })?.mediaLabel;
  expect(named({ kind: "image", url: "/a", alt: "Vapur" })).toBe("Vapur");
  expect(named({ kind: "image", url: "/a" })).toBe("elif adlı kullanıcının paylaştığı görsel");
  expect(named({ kind: "video", url: "/a" })).toBe("elif adlı kullanıcının videosu");
});

test.each([
  ["😂😂", "emoji"],
  ["❤️‍🔥", "emoji"],
  ["Günaydın", "word"],
  ["2026!", "word"],
  ["", "word"],
  ["#a #bb #gündem", "tags"],
  ["x".repeat(60), "line"],
  ["x".repeat(120), "large"],
  ["x".repeat(121), "prose"],
])("a text without media is set by its length: %s is %s", (content, look) => {
  expect(card({ content })?.look).toBe(look);
  expect(card({ content, media: { kind: "image", url: "/a" } })?.look).toBe("withMedia");
});

test.each([
  ["a".repeat(160), false],
  ["a".repeat(161), true],
  ["a\nb\nc", false],
  ["a\nb\nc\nd", true],
])("a long biography is folded: %s", (bio, isLong) => {
  expect(loaded({ bio }).header.isLongBio).toBe(isLong);
});

test("an image that is not there leaves a card of text", () => {
  const lost: SignImage = (url) => ({ url, signature: "sig", isMissing: true });
  const media = { kind: "image", url: "/a" } as const;
  expect(card({ content: "x", media }, lost)).toMatchObject({ media: undefined, look: "word" });
  expect(card({ media }, lost)?.noContent).toBe("İçerik bulunamadı.");
});

test.each<[string, ProfileView, ReturnType<typeof profileCachePolicy>]>([
  ["whole", loaded({}), "profile"],
  ["without its posts", loaded({}, { kind: "unavailable" }), "none"],
  ["waiting for its posts", loaded({}, { kind: "loading" }), "none"],
  ["loading", { kind: "loading", forever: false }, "profile"],
  ["loading forever", { kind: "loading", forever: true }, "profile"],
  ["failed", { kind: "failed", reason: "gone" }, "profile"],
])("the cache policy of a profile %s", (_, view, policy) => {
  expect(profileCachePolicy(view)).toBe(policy);
});

test("a biography and the text of a card have their language", () => {
  const text = "海辺の夏のコンサート";
  expect(loaded({ username: "elif", bio: text }).header.bioLanguage).toBe("ja");
  expect(card({ content: text })?.language).toBe("ja");
});
