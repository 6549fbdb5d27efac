import phoneDawn from "#brand/pictures/phone-dawn.png?responsive";
import { ResponsiveImage } from "#site/components/responsive-image.tsx";
import { SiteFooter } from "#site/features/site-frame/site-footer.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { Reveal } from "../reveal.tsx";
import styles from "./landing-footer.module.css";

interface LandingFooterProps {
  /** Offers to change the choice about cookies. */
  readonly cookieSettings: boolean;
}

/** The landing page's end: a phone rising from the lower edge, over the copyright line and the legal text. */
export function LandingFooter({ cookieSettings }: LandingFooterProps) {
  const { t } = useI18n();
  return (
    <SiteFooter cookieSettings={cookieSettings}>
      <Reveal className={styles.horizon}>
        <ResponsiveImage image={phoneDawn} alt={t("accessibility.dawnPicture")} sizes="min(22rem, 70vw)" />
      </Reveal>
    </SiteFooter>
  );
}
