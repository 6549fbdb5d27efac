import wordMark from "../word-mark.svg";
import type { DemoContent } from "./demo-content.ts";
import { DeviceFrame } from "./device-frame.tsx";
import { FeedScreen } from "./feed-screen.tsx";
import { FlowsScreen } from "./flows-screen.tsx";
import styles from "./preview-image.module.css";

interface PreviewImageProps {
  readonly content: DemoContent;
  /** URL of the image behind the phones. */
  readonly scene: string;
}

/** The site's preview image: word mark and two phones in front of the square. No text, so it fits every language. */
export function PreviewImage({ content, scene }: PreviewImageProps) {
  return (
    <div className={styles.image}>
      <img className={styles.scene} src={scene} alt="" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this folder, read while drawing */}
      <div className={styles.wordMark} dangerouslySetInnerHTML={{ __html: wordMark }} />
      <div className={styles.behind}>
        <DeviceFrame>
          <FlowsScreen content={content} />
        </DeviceFrame>
      </div>
      <div className={styles.before}>
        <DeviceFrame>
          <FeedScreen content={content} />
        </DeviceFrame>
      </div>
    </div>
  );
}
