import { AppAvatar } from "./app-avatar.tsx";
import { AppIcon } from "./app-icon.tsx";
import type { DemoContent } from "./demo-content.ts";
import styles from "./tab-bar.module.css";
import { VoiceButton } from "./voice-button.tsx";

interface TabBarProps {
  readonly content: DemoContent;
  readonly active: "home" | "flows";
  /** Whose phone it is. */
  readonly owner: string;
  /** Over a video the bar has no ground of its own. */
  readonly clear?: boolean;
}

/** The app's main places; the brand's voice in the middle starts a post. */
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
