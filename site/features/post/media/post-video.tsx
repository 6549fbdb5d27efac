import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { buttonStyle } from "#site/components/button-style.ts";
import { classNames } from "#site/components/class-names.ts";
import { PlayIcon } from "#site/components/icons/play-icon.tsx";
import { UserImage } from "#site/components/user-content/user-image.tsx";
import type { VideoView } from "#site/features/post/post-view.ts";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { defineIsland } from "#site/islands/define-island.tsx";
import { pixelsShownOfVideo, videoSizes } from "./image-sizes.ts";
import styles from "./post-media.module.css";

interface PostVideoProps {
  readonly video: VideoView;
  readonly urgency: "first" | "soon" | "later";
}

/**
 * A video: its poster is a button, and nothing of the video itself is loaded before that is pressed. Without script the
 * player stands in front of the poster, and so it does where there is none.
 */
export function PostVideo({ video, urgency }: PostVideoProps) {
  const { poster, playLabel, shape } = video;
  // URL of the poster file that is shown, once the visitor has pressed play.
  const [playedPoster, setPlayedPoster] = useState<string>();
  const frame = classNames(styles.frame, styles[shape], styles.video);
  if (!poster || playedPoster !== undefined) {
    return (
      <div className={frame}>
        <Player video={video} poster={playedPoster} playsAtOnce={playedPoster !== undefined} />
      </div>
    );
  }
  const play = ({ currentTarget }: MouseEvent) => setPlayedPoster(currentTarget.querySelector("img")?.currentSrc ?? "");
  return (
    <div className={frame}>
      <button type="button" className={styles.play} aria-label={playLabel} onClick={play}>
        <UserImage
          className={styles.poster}
          image={poster}
          alt=""
          width={pixelsShownOfVideo(shape)}
          sizes={videoSizes(shape)}
          urgency={urgency}
        />
        <PlayIcon />
      </button>
      <Player className={styles.unplayed} video={video} poster={transparent} />
    </div>
  );
}

/** Without a poster of its own, Chromium draws a dark one over that of the button. */
const transparent = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

interface PlayerProps {
  readonly className?: string | undefined;
  readonly video: VideoView;
  /** Shown until the first frame of the video has come. */
  readonly poster?: string | undefined;
  /** Takes the focus and plays as soon as it is there. */
  readonly playsAtOnce?: boolean;
}

/** The browser's own player. A film that cannot be played says so: it is tried again when it is pressed, or the connection is back. */
function Player({ className, video: { url, label }, poster, playsAtOnce = false }: PlayerProps) {
  const { t } = useI18n();
  const ref = useRef<HTMLVideoElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  // A player that has failed asks for nothing by itself.
  const reload = () => {
    setHasFailed(false);
    ref.current?.load();
  };
  const onOnline = useEffectEvent(() => {
    if (hasFailed) reload();
  });
  useEffect(() => {
    const retry = () => onOnline();
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, []);
  const playAgain = () => {
    reload();
    ref.current?.focus({ preventScroll: true });
    ref.current?.play().catch(() => {});
  };
  useEffect(() => {
    if (!playsAtOnce) return;
    ref.current?.focus({ preventScroll: true });
    // If it cannot be played, or only at a second press, the browser's controls say so.
    ref.current?.play().catch(() => {});
  }, [playsAtOnce]);
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: the product server knows no captions */}
      <video
        ref={ref}
        className={className}
        src={url}
        poster={poster}
        aria-label={label}
        preload="none"
        controls
        playsInline
        onError={() => setHasFailed(true)}
      />
      {hasFailed && (
        <div className={`stack-4 fill ${styles.failed}`} role="alert">
          <p>{t("slides.videoFailed")}</p>
          <button type="button" className={buttonStyle("primary")} onClick={playAgain}>
            {t("slides.retryVideo")}
          </button>
        </div>
      )}
    </>
  );
}

export const PostVideoIsland = defineIsland(PostVideo, { name: "post-video", messages: ["slides"] });
