import wordMark from "../word-mark.svg";
import { AppIcon } from "./app-icon.tsx";
import type { DemoContent } from "./demo-content.ts";
import styles from "./feed-screen.module.css";
import { PostCard } from "./post-card.tsx";
import { StatusBar } from "./status-bar.tsx";
import { TabBar } from "./tab-bar.tsx";

/** The app's home screen: posts of followed users. */
export function FeedScreen({ content }: { readonly content: DemoContent }) {
  const ferry = content.post(1);
  const correction = content.post(18);
  return (
    <>
      <StatusBar time="20:41" />
      <header className={styles.header}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this folder, read while drawing */}
        <span className={styles.wordMark} dangerouslySetInnerHTML={{ __html: wordMark }} />
        <AppIcon name="search" size={26} />
      </header>
      <nav className={styles.tabs}>
        <b>Meydan</b>
        <span>Takip</span>
        <span>Yakınında</span>
        <span>Gündem</span>
      </nav>
      <PostCard
        content={content}
        post={ferry}
        text="Bugün hiçbir yere yetişmedim."
        age="12 dk"
        verified
        score={8420}
        liked
      >
        <div className={styles.image}>
          <img src={content.media("vapur-aksam.webp")} alt="" />
          <span className={styles.position}>1/4</span>
          <span className={styles.dots}>
            <i />
            <i />
            <i />
            <i />
          </span>
        </div>
      </PostCard>
      <PostCard content={content} post={correction} text={correction.text} age="34 dk" verified />
      <TabBar content={content} active="home" owner="tekirvebenim" />
    </>
  );
}
