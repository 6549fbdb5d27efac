import { AppAvatar } from "./app-avatar.tsx";
import { AppIcon } from "./app-icon.tsx";
import type { DemoContent } from "./demo-content.ts";
import styles from "./flows-screen.module.css";
import { formatCount } from "./format-count.ts";
import { StatusBar } from "./status-bar.tsx";
import { TabBar } from "./tab-bar.tsx";
import { VerifiedTick } from "./verified-tick.tsx";

/** A short video over the whole screen. */
export function FlowsScreen({ content }: { readonly content: DemoContent }) {
  const post = content.post(64);
  return (
    <div className={styles.screen}>
      <img className={styles.video} src={content.media("sokak-konseri.webp")} alt="" />
      <StatusBar time="23:40" />
      <nav className={styles.tabs}>
        <span>Takip</span>
        <b>Flows</b>
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
          Dün gece elektrik kesildi, sokak mum yaktı, biz fişi olmayan ne varsa onunla çaldık. <b>#sokakkonseri</b>
        </p>
        <p className={styles.sound}>
          <AppIcon name="note" size={15} />
          Özgün ses · Lodos Dörtlüsü
        </p>
        <i className={styles.progress} />
      </div>
      <TabBar content={content} active="flows" owner="tekirvebenim" clear />
    </div>
  );
}
