import phoneDawn from "#brand/pictures/phone-dawn.png?picture";
import type { Language } from "#locales/index.ts";
import { ResponsiveImage } from "#site/components/responsive-image.tsx";
import { SiteFooter } from "#site/features/site-frame/site-footer.tsx";
import type { Translate } from "#site/i18n/translate.ts";
import styles from "./landing-footer.module.css";
import { Reveal } from "./reveal.tsx";

interface LandingFooterProps {
  readonly t: Translate;
  readonly link: (path: string) => string;
  readonly language: Language;
  readonly cookieSettings: boolean;
}

/** The landing page's end: a phone rising from the lower edge, over the copyright line and the legal text. */
export function LandingFooter({ t, link, language, cookieSettings }: LandingFooterProps) {
  return (
    <SiteFooter t={t} link={link} language={language} cookieSettings={cookieSettings}>
      <Reveal className={styles.horizon}>
        <ResponsiveImage image={phoneDawn} alt={t("accessibility.dawnPicture")} sizes="min(22rem, 70vw)" />
      </Reveal>
    </SiteFooter>
  );
}
