import { mediaUrl, optionalMediaUrl } from "#backend/media/media-url.ts";
import { postTypeNumbers } from "#contract/post-types.ts";
import type { ProfilePost } from "#contract/responses/user-posts-response.ts";
import type { StoredPost } from "./posts.queries.ts";

/**
 * Converts a stored post to the shape of a profile's list, whose fields differ from those of the single-post response.
 */
export function toProfilePost(post: StoredPost, mediaOrigin: string): ProfilePost {
  const poster = post.media.find((media) => media.role === "poster");
  const items = post.media.filter((media) => media.role !== "poster");
  return {
    uuid: post.uuid,
    type: postTypeNumbers[post.type],
    media: items
      // A profile shows only the first item, which should be the video if there is one.
      .toSorted((a, b) => Number(b.role === "video") - Number(a.role === "video"))
      .map((media) => ({
        mime_type: media.mime_type,
        original_url: mediaUrl(mediaOrigin, media.name),
        medium_url: optionalMediaUrl(mediaOrigin, media.medium),
        poster_url: media.role === "video" && poster ? mediaUrl(mediaOrigin, poster.name) : null,
        width: media.width,
        height: media.height,
        alt: media.alt,
      })),
    content: post.content,
    created_at: new Date(post.created_at).toISOString(),
    views: post.views,
    likes_count: post.likes,
    comments_count: post.comments,
    favorites_count: post.favorites,
    shares_count: post.shares,
  };
}
