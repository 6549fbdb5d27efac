import { mediaUrl, optionalMediaUrl, toAvatar } from "#backend/media/media-url.ts";
import type { Post } from "#contract/responses/post-response.ts";
import type { StoredPost } from "./posts.queries.ts";

/** Converts a stored post to the shape of the single-post response. */
export function toPost(post: StoredPost, mediaOrigin: string): Post {
  const poster = post.media.find((media) => media.role === "poster");
  return {
    uuid: post.uuid,
    type: post.type,
    content: post.content,
    createdAt: new Date(post.created_at).toISOString(),
    views: post.views,
    video: post.media
      .filter((media) => media.role === "video")
      .map((media) => ({ original: mediaUrl(mediaOrigin, media.name) })),
    videothumbnail: poster
      ? { original: mediaUrl(mediaOrigin, poster.name), width: poster.width, height: poster.height }
      : null,
    gallery: post.media
      .filter((media) => media.role === "picture")
      .map((media) => ({
        original: mediaUrl(mediaOrigin, media.name),
        medium: optionalMediaUrl(mediaOrigin, media.medium),
        width: media.width,
        height: media.height,
        alt: media.alt,
      })),
    user: {
      uuid: post.author_uuid,
      username: post.username,
      fullName: post.full_name,
      avatar: toAvatar(mediaOrigin, post),
    },
    stats: { likes: post.likes, comments: post.comments, favorites: post.favorites, shares: post.shares },
  };
}
