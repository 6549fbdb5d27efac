import { classNames } from "#site/components/class-names.ts";
import type { PostView } from "#site/features/post/post-view.ts";
import type { AspectRatio } from "./aspect-ratio.ts";
import { PostImagesIsland } from "./post-images.tsx";
import styles from "./post-media.module.css";
import { PostVideoIsland } from "./post-video.tsx";

interface PostMediaProps {
  readonly post: Pick<PostView, "videos" | "images">;
  readonly shape: AspectRatio;
  /** Whether this is the post of the page's URL, which is in view first. */
  readonly isMain: boolean;
}

/** Videos and images of a post. */
export function PostMedia({ post: { videos, images }, shape, isMain }: PostMediaProps) {
  return (
    <div className={classNames("stack", styles.media, styles[shape])}>
      {videos.map((video, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: videos never change places, and may be sent twice
        <PostVideoIsland key={at} video={video} urgency={urgencyOf(at, isMain)} />
      ))}
      {images.length > 0 && <PostImagesIsland images={images} isInFirstView={isMain && videos.length === 0} />}
    </div>
  );
}

/** The frame of a post's first media; several images are a square. `undefined` where there are none. */
export function mediaShape({ videos, images }: Pick<PostView, "videos" | "images">): AspectRatio | undefined {
  return videos[0]?.shape ?? (images.length > 1 ? "square" : images[0]?.shape);
}

function urgencyOf(at: number, isMain: boolean): "first" | "soon" | "later" {
  if (!isMain) return "later";
  return at === 0 ? "first" : "soon";
}
