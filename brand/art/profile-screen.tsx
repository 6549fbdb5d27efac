import { AppAvatar } from "./app-avatar.tsx";
import { AppIcon } from "./app-icon.tsx";
import type { DemoContent } from "./demo-content.ts";
import { formatCount } from "./format-count.ts";
import styles from "./profile-screen.module.css";
import { ScoreStar } from "./score-star.tsx";
import { StatusBar } from "./status-bar.tsx";
import { TabBar } from "./tab-bar.tsx";
import { VerifiedTick } from "./verified-tick.tsx";

/** The profile of a local newspaper, with a verified account, a score and posts. */
export function ProfileScreen({ content }: { readonly content: DemoContent }) {
  const { labels } = content;
  const user = content.user("cinaraltipostasi");
  return (
    <>
      <StatusBar time="22:17" />
      <div className={styles.cover}>
        <img src={content.media("cati-camasir.webp")} alt="" />
        <span className={styles.back}>
          <AppIcon name="back" size={22} />
        </span>
        <span className={styles.more}>
          <AppIcon name="more" size={22} />
        </span>
      </div>
      <div className={styles.person}>
        <span className={styles.avatar}>
          <AppAvatar content={content} username={user.username} size={96} />
        </span>
        <span className={styles.message}>
          <AppIcon name="mail" size={22} />
        </span>
        <span className={styles.follow}>Takip et</span>
      </div>
      <div className={styles.about}>
        <h1 className={styles.name}>
          {user.name}
          <VerifiedTick size={23} />
        </h1>
        <p className={styles.meta}>
          {`@${user.username}`}
          <AppIcon name="pin" size={15} />
          Bursa
        </p>
        <p className={styles.bio}>{user.bio}</p>
        <p className={styles.numbers}>
          <b>{formatCount(user.followers)}</b> {labels.followers}
          <b>{formatCount(user.following)}</b> {labels.following}
        </p>
      </div>
      <section className={styles.score}>
        <ScoreStar size={46} />
        <div>
          <p className={styles.rank}>
            <b>Altın rozet</b>
            <span>8.420 puan</span>
          </p>
          <i className={styles.progress} />
          <p className={styles.next}>
            Elmas rozete 1.580 puan<span>bu hafta +340</span>
          </p>
        </div>
      </section>
      <nav className={styles.tabs}>
        <b>{labels.posts}</b>
        <span>{labels.flows}</span>
        <span>{labels.blip}</span>
      </nav>
      <div className={styles.grid}>
        <span>
          <img src={content.media("koy-yolu-sis.webp")} alt="" />
        </span>
        <span className={styles.words}>{content.post(18).text}</span>
        <span>
          <img src={content.media("tas-firin.webp")} alt="" />
        </span>
        <span>
          <img src={content.media("karda-tramvay.webp")} alt="" />
        </span>
        <span>
          <img src={content.media("duvar-kedi.webp")} alt="" />
        </span>
        <span>
          <img src={content.media("kitabevi-vitrin.webp")} alt="" />
        </span>
      </div>
      <TabBar content={content} active="home" owner="tekirvebenim" />
    </>
  );
}
