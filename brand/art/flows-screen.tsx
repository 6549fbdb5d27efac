import { AppAvatar } from "./app-avatar.tsx";
import { AppIcon } from "./app-icon.tsx";
import type { DemoContent } from "./demo-content.ts";
import styles from "./flows-screen.module.css";
import { formatCount } from "./format-count.ts";
import { StatusBar } from "./status-bar.tsx";
import { TabBar } from "./tab-bar.tsx";
import { VerifiedTick } from "./verified-tick.tsx";

interface ScreenProps {
  readonly content: DemoContent;
}

interface FlowProps extends ScreenProps {
  /** Number of the post: see `DemoContent`. */
  readonly post: number;
  /** File of the demo media that stands for a frame of the video. */
  readonly image: string;
  readonly time: string;
  readonly caption: string;
  readonly tag: string;
}

/** The Flows screen with a street concert at night. */
export function FlowsScreen({ content }: ScreenProps) {
  return (
    <Flow
      content={content}
      post={64}
      image="sokak-konseri.webp"
      time="23:40"
      caption="Dün gece elektrik kesildi, sokak mum yaktı, biz fişi olmayan ne varsa onunla çaldık."
      tag="#sokakkonseri"
    />
  );
}

/** The Flows screen with balloons at dawn. */
export function DawnScreen({ content }: ScreenProps) {
  return (
    <Flow
      content={content}
      post={65}
      image="balon-yukselis.webp"
      time="06:12"
      caption="Sabah provası, sahne: gökyüzü. Kanuncu yükseklikten korkuyormuş, havada hatırladı."
      tag="#Kapadokya"
    />
  );
}

/** A full-screen short video. */
function Flow({ content, post: number, image, time, caption, tag }: FlowProps) {
  const post = content.post(number);
  return (
    <div className={styles.screen}>
      <img className={styles.video} src={content.media(image)} alt="" />
      <StatusBar time={time} />
      <nav className={styles.tabs}>
        <span>Takip</span>
        <b>{content.labels.flows}</b>
        <span>Yakınında</span>
        <i>
          <AppIcon name="search" size={25} />
        </i>
      </nav>
      <div className={styles.rail}>
        <span className={styles.liked}>
          <AppIcon name="heart" size={33} filled />
          <b>{formatCount(post.likes)}</b>
        </span>
        <span>
          <AppIcon name="comment" size={32} />
          <b>{formatCount(post.comments)}</b>
        </span>
        <span>
          <AppIcon name="bookmark" size={31} />
          <b>{formatCount(post.favorites)}</b>
        </span>
        <span>
          <AppIcon name="share" size={32} />
          <b>{formatCount(post.shares)}</b>
        </span>
      </div>
      <div className={styles.caption}>
        <p className={styles.author}>
          <AppAvatar content={content} username={post.author.username} size={42} />
          <b>{post.author.name}</b>
          <VerifiedTick size={18} />
          <span>Takip et</span>
        </p>
        <p className={styles.text}>
          {caption} <b>{tag}</b>
        </p>
        <p className={styles.sound}>
          <AppIcon name="note" size={15} />
          Özgün ses · {post.author.name}
        </p>
        <i className={styles.progress} />
      </div>
      <TabBar content={content} active="flows" owner="tekirvebenim" clear />
    </div>
  );
}
