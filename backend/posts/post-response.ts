import { avatarOf } from "#backend/media/avatar-response.ts";
import { mediaAddress, optionalMediaAddress } from "#backend/media/media-url.ts";
import type { AnsweredPost } from "#contract/post-response.ts";
import type { StoredPost } from "./posts.store.ts";

/** A stored post in the shape of the single-post answer. */
export function answeredPost(post: StoredPost, mediaOrigin: string): AnsweredPost {
  const poster = post.media.find((media) => media.role === "poster");
  return {
    uuid: post.uuid,
    type: post.type,
    content: post.content,
    createdAt: new Date(post.created_at).toISOString(),
    views: post.views,
    video: post.media
      .filter((media) => media.role === "video")
      .map((media) => ({ original: mediaAddress(mediaOrigin, media.name) })),
    videothumbnail: poster
      ? { original: mediaAddress(mediaOrigin, poster.name), width: poster.width, height: poster.height }
      : null,
    gallery: post.media
      .filter((media) => media.role === "picture")
      .map((media) => ({
        original: mediaAddress(mediaOrigin, media.name),
        medium: optionalMediaAddress(mediaOrigin, media.medium),
        width: media.width,
        height: media.height,
        alt: media.alt,
      })),
    user: {
      uuid: post.author_uuid,
      username: post.username,
      fullName: post.full_name,
      avatar: avatarOf(mediaOrigin, post),
    },
    stats: { likes: post.likes, comments: post.comments, favorites: post.favorites, shares: post.shares },
  };
}
