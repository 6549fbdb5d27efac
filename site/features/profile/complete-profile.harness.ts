import { type Complete, unusedFields } from "#contract/complete.harness.ts";
import type { ProfilePost } from "#site/product-api/parse-profile-posts.ts";
import type { User } from "#site/product-api/parse-user.ts";
import type { ProfileHeaderView } from "./profile-view.ts";

/** A user with everything that a product server can send. */
export const completeUser: Complete<User> = {
  username: "elif.kaya",
  fullName: "Elif Kaya",
  bio: "Gazeteci, Ankara",
  avatar: "/media/elif.webp",
  followersCount: 12_301,
  followingCount: 21,
};

/** A post with everything that a product server can send. */
export const completeProfilePost: Complete<ProfilePost> = {
  uuid: "p-1",
  type: "News",
  media: {
    kind: "image",
    url: "/media/vapur-m.webp",
    original: "/media/vapur.webp",
    mimeType: "image/webp",
    poster: "/media/poster.webp",
    alt: "Vapur",
    width: 1601,
    height: 1203,
  },
  content: "Akşam vapuru",
  createdAt: new Date("2026-11-11T15:22:00Z"),
  views: 1,
  likes: 2,
  comments: 3,
  favorites: 11,
  shares: 100,
};

const { media } = completeProfilePost;

/** Fields that are used only in some posts: an image without a rendition, a video, and a file without an extension. */
const profilePosts: readonly [ProfilePost, ...ProfilePost[]] = [
  completeProfilePost,
  { ...completeProfilePost, media: { ...media, original: undefined } },
  { ...completeProfilePost, media: { ...media, kind: "video", url: "/media/vapur" } },
];

/** Names the fields of a user that `use` leaves out. */
export const unusedUserFields = (use: (user: User) => unknown) => unusedFields<User>([completeUser], use);

/** Names the fields of a post that `use` leaves out. */
export const unusedProfilePostFields = (use: (post: ProfilePost) => unknown) =>
  unusedFields(profilePosts, use, { "media.url": "/media/other.webp" });

/** The header of a profile of which, beside these fields, only the name is known. */
export const headerWith = (fields: Partial<ProfileHeaderView> = {}): ProfileHeaderView => ({
  name: "Elif Kaya",
  letter: "E",
  isLongBio: false,
  username: undefined,
  avatar: undefined,
  bio: undefined,
  bioLanguage: undefined,
  followers: undefined,
  following: undefined,
  ...fields,
});
