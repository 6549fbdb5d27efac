import { useEffect, useRef, useState } from "react";
import { buttonStyle } from "#site/components/button-style.ts";
import { classNames } from "#site/components/class-names.ts";
import { PlayIcon } from "#site/components/icons/play-icon.tsx";
import { Avatar } from "#site/components/user-content/avatar.tsx";
import { transparentPoster } from "#site/components/user-content/transparent-poster.ts";
import { UserImage } from "#site/components/user-content/user-image.tsx";
import type { VideoView } from "#site/features/post/post-view.ts";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { defineIsland } from "#site/islands/define-island.tsx";
import { useWindowEvent } from "#site/islands/use-window-event.ts";
import { isFramedByItself } from "./aspect-ratio.ts";
import { pixelsShown, posterSizes } from "./image-sizes.ts";
import styles from "./post-media.module.css";

interface PostVideoProps {
  readonly video: VideoView;
  readonly urgency: "first" | "soon" | "later";
}

/**
 * A video: a button in front of its poster, or of the brand's ground with the author's avatar, and nothing of the video itself
 * is loaded before that is pressed. Without script the player stands in front of either.
 */
export function PostVideo({ video, urgency }: PostVideoProps) {
  const { poster, author, playLabel, shape } = video;
  const [isPressed, setIsPressed] = useState(false);
  const givesSize = isFramedByItself(shape) && shape !== "tiny";
  return (
    <div className={classNames("ring-in-front", styles.frame, styles.video, givesSize && styles.sized, styles[shape])}>
      {poster && (
        <UserImage
          className={`fill ${styles.poster}`}
          image={poster}
          alt=""
          width={pixelsShown([poster])}
          sizes={posterSizes(poster)}
          urgency={urgency}
          givesSize={givesSize}
        />
      )}
      <Player className={classNames("fill", !isPressed && styles.unplayed)} video={video} playsAtOnce={isPressed} />
      {!isPressed && (
        <button
          type="button"
          className={`fill ${styles.play}`}
          aria-label={playLabel}
          onClick={() => setIsPressed(true)}
        >
          {author && (
            <span className={styles.author}>
              <Avatar image={author.avatar} letter={author.letter} size="small" />
            </span>
          )}
          <PlayIcon />
        </button>
      )}
    </div>
  );
}

/** How much a video's ratio may differ from its frame's for it to fill the frame. */
const tolerance = 1.25;

interface PlayerProps {
  readonly className: string;
  readonly video: VideoView;
  /** Takes the focus and plays as soon as it is there. */
  readonly playsAtOnce: boolean;
}

/**
 * The browser's own player. A video that cannot be played says so: it is tried again when it is pressed, or when the
 * connection is back.
 */
function Player({ className, video: { url, label }, playsAtOnce }: PlayerProps) {
  const { t, link } = useI18n();
  const ref = useRef<HTMLVideoElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  // How the video stands in the frame, once its size is known.
  const [fit, setFit] = useState<"whole" | "filled">();
  // A player that has failed asks for nothing by itself.
  const reload = () => {
    setHasFailed(false);
    ref.current?.load();
  };
  useWindowEvent("online", () => {
    if (hasFailed) reload();
  });
  const playAgain = () => {
    reload();
    play(ref.current);
  };
  useEffect(() => {
    if (playsAtOnce) play(ref.current);
  }, [playsAtOnce]);
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: the product server knows no captions */}
      <video
        ref={ref}
        className={className}
        src={url}
        poster={transparentPoster}
        data-fit={fit}
        aria-label={label}
        preload="none"
        controls
        playsInline
        onLoadedMetadata={({ currentTarget }) => setFit(fitOf(currentTarget))}
        onError={() => setHasFailed(true)}
      />
      {hasFailed && (
        <div className={`fill centered stack-3 ${styles.lost}`} role="alert">
          <p>{t("slides.videoFailed")}</p>
          <button type="button" className={buttonStyle("primary")} onClick={playAgain}>
            {t("slides.retry")}
          </button>
          <a className="touch-line" href={link("/download")}>
            {t("join.slideTitle")}
          </a>
        </div>
      )}
    </>
  );
}

function play(video: HTMLVideoElement | null): void {
  video?.focus({ preventScroll: true });
  // If it cannot be played, or only at a second press, the browser's controls say so.
  video?.play().catch(() => {});
}

function fitOf({ videoWidth, videoHeight, clientWidth, clientHeight }: HTMLVideoElement): "whole" | "filled" {
  const misfit = Math.abs(Math.log((videoWidth * clientHeight) / (videoHeight * clientWidth)));
  return misfit < Math.log(tolerance) ? "filled" : "whole";
}

export const PostVideoIsland = defineIsland(PostVideo, { name: "post-video", messages: ["slides", "join"] });
