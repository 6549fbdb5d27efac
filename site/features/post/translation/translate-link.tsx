import { brand } from "#brand/brand.ts";
import type { PostView } from "#site/features/post/post-view.ts";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import styles from "./translate-link.module.css";
import { translationUrl } from "./translation-url.ts";

/** Leads to a translator with the text, where that is in another language than the page. Nothing leaves before. */
export function TranslateLink({ post: { text, language } }: { readonly post: Pick<PostView, "text" | "language"> }) {
  const { t, locale } = useI18n();
  if (!text || !language || language === locale.code) return null;
  const { href, isCut } = translationUrl(text, locale.code);
  const translator = brand.translator.name;
  return (
    <a
      className={`action plain-link screen-only touch-line ${styles.link}`}
      href={href}
      target="_blank"
      rel="noreferrer noopener nofollow"
      data-count="translate"
    >
      {isCut ? t("post.translateBeginning", { translator }) : t("post.translate", { translator })}
      <span className="hidden-text">{` ${t("links.newTab")}`}</span>
    </a>
  );
}
