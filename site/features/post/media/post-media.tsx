import type { PostView } from "#site/features/post/post-view.ts";
import { frameRatio } from "./aspect-ratio.ts";
import { mosaicRatio } from "./image-sizes.ts";
import { PostImagesIsland } from "./post-images.tsx";
import styles from "./post-media.module.css";
import { PostVideoIsland } from "./post-video.tsx";

interface PostMediaProps {
  readonly post: Pick<PostView, "videos" | "images">;
  /** Whether this is the post of the page's URL, which is in view first. */
  readonly isMain: boolean;
}

/** Videos and images of a post. */
export function PostMedia({ post: { videos, images }, isMain }: PostMediaProps) {
  return (
    <div className={`stack ${styles.media}`}>
      {videos.map((video, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: videos never change places, and may be sent twice
        <PostVideoIsland key={at} video={video} urgency={urgencyOf(at, isMain)} />
      ))}
      {images.length > 0 && <PostImagesIsland images={images} isInFirstView={isMain && videos.length === 0} />}
    </div>
  );
}

/** Width over height of the frame of a post's first media; `undefined` without media. */
export function mediaRatio({ videos: [video], images }: Pick<PostView, "videos" | "images">): number | undefined {
  if (video) return frameRatio(video.poster ?? {}, true);
  return images.length > 0 ? mosaicRatio(images.map(({ image }) => image)) : undefined;
}

function urgencyOf(at: number, isMain: boolean): "first" | "soon" | "later" {
  if (!isMain) return "later";
  return at === 0 ? "first" : "soon";
}
