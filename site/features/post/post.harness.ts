import { type Complete, unusedFields } from "#contract/complete.harness.ts";
import { i18nOf } from "#site/i18n/i18n.harness.tsx";
import type { Post } from "#site/product-api/parse-post.ts";
import { postWith } from "#site/product-api/posts.harness.ts";
import type { PostState } from "./load-post.ts";

/** A post of which nothing but the author's name is known. */
const emptyPost: Post = postWith({ author: { fullName: "Ada" } });

export function loadedPost(
  post: Partial<Post>,
  others: readonly Partial<Post>[] = [],
): Extract<PostState, { kind: "loaded" }> {
  return {
    kind: "loaded",
    post: { ...emptyPost, ...post },
    others: others.map((other) => ({ ...emptyPost, ...other })),
  };
}

export const turkish = i18nOf("tr");

/** `/media/0.jpg` and so on. */
export function imagesOf(count: number): Post["images"] {
  return Array.from({ length: count }, (_, at) => ({ original: `/media/${at}.jpg`, medium: `/media/${at}-m.jpg` }));
}

/** `/media/<name>.mp4` with a poster. */
export function videoOf(name: string): Post["videos"] {
  return [{ url: `/media/${name}.mp4`, poster: { url: `/media/${name}.jpg` } }];
}

/** A post with everything that a product server can send. */
export const completePost: Complete<Post> = {
  uuid: "p-1",
  type: "News",
  author: { uuid: "u-1", username: "ada", fullName: "Ada Yılmaz", avatar: "/media/ada.webp" },
  createdAt: new Date("2026-11-11T15:22:00Z"),
  content: "Akşam vapuru",
  videos: [{ url: "/media/v.mp4", poster: { url: "/media/v.webp", width: 1920, height: 1080 } }],
  images: [
    { original: "/media/1.webp", medium: "/media/1-m.webp", width: 601, height: 403, alt: "Vapur" },
    { original: "/media/2.webp", medium: "/media/2-m.webp", width: 1602, height: 1204, alt: "Martı" },
  ],
  views: 1,
  likes: 2,
  comments: 3,
  favorites: 11,
  shares: 100,
};

/** Fields that are used only in some posts: of one image, of a video, and of a text. */
const posts: readonly [Post, ...Post[]] = [
  completePost,
  { ...completePost, videos: [], images: completePost.images.slice(0, 1) },
  { ...completePost, images: [] },
  { ...completePost, videos: [], images: [] },
];

/** Values for the fields that every post has. */
const otherValues = {
  "videos.url": "/media/other.webm",
  "videos.poster.url": "/media/other.webp",
  "images.original": "/media/other.webp",
  "images.medium": "/media/other-m.webp",
};

/** Names the fields of a post that `use` leaves out. */
export const unusedPostFields = (use: (post: Post) => unknown) => unusedFields(posts, use, otherValues);
