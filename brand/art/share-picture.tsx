import wordMark from "../word-mark.svg";
import type { DemoContent } from "./demo-content.ts";
import { DeviceFrame } from "./device-frame.tsx";
import { FeedScreen } from "./feed-screen.tsx";
import { FlowsScreen } from "./flows-screen.tsx";
import styles from "./share-picture.module.css";

interface SharePictureProps {
  readonly content: DemoContent;
  /** Address of the square behind. */
  readonly scene: string;
}

/** What a chat shows of a link to the site: the word mark over the square, two phones. No words: it serves every language. */
export function SharePicture({ content, scene }: SharePictureProps) {
  return (
    <div className={styles.picture}>
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
