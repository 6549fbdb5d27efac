import { AppAvatar } from "./app-avatar.tsx";
import { AppIcon } from "./app-icon.tsx";
import type { DemoContent } from "./demo-content.ts";
import styles from "./tab-bar.module.css";
import { VoiceButton } from "./voice-button.tsx";

interface TabBarProps {
  readonly content: DemoContent;
  readonly active: "home" | "flows";
  /** Username of the phone's owner, whose avatar is shown. */
  readonly owner: string;
  /** Without a background, for use over a video. */
  readonly clear?: boolean;
}

/** The app's tab bar, with the button that starts a post in the middle. */
export function TabBar({ content, active, owner, clear = false }: TabBarProps) {
  const tab = (name: TabBarProps["active"]) => (name === active ? styles.active : styles.tab);
  return (
    <div className={`${styles.bar} ${clear ? styles.clear : ""}`}>
      <span className={tab("home")}>
        <AppIcon name="home" size={27} filled={active === "home"} />
      </span>
      <span className={tab("flows")}>
        <AppIcon name="flows" size={27} filled={active === "flows"} />
      </span>
      <VoiceButton size={50} />
      <span className={styles.tab}>
        <AppIcon name="bell" size={27} />
        <i className={styles.news} />
      </span>
      <span className={styles.tab}>
        <AppAvatar content={content} username={owner} size={29} />
      </span>
      <i className={styles.home} />
    </div>
  );
}
