import type { Complete } from "#site/product-api/complete.harness.ts";
import type { ProfilePost } from "#site/product-api/parse-profile-posts.ts";
import type { User } from "#site/product-api/parse-user.ts";

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
  type: "news",
  media: { kind: "image", url: "/media/vapur.webp" },
  content: "Akşam vapuru",
  createdAt: new Date("2026-11-11T15:22:00Z"),
  views: 1,
  likes: 2,
  comments: 3,
  favorites: 11,
  shares: 100,
};
