import styles from "./app-avatar.module.css";
import type { DemoContent } from "./demo-content.ts";

interface AppAvatarProps {
  readonly content: DemoContent;
  readonly username: string;
  /** Diameter in CSS pixels. */
  readonly size: number;
}

/** A user's avatar in the app. Shows the first letter of the name if there is no image. */
export function AppAvatar({ content, username, size }: AppAvatarProps) {
  const { name, avatar } = content.user(username);
  return (
    <span className={styles.avatar} style={{ width: size, height: size, fontSize: size * 0.42 }}>
      {avatar ? <img src={content.media(avatar)} alt="" /> : name.slice(0, 1).toLocaleUpperCase("tr")}
    </span>
  );
}
