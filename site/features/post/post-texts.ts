import type { MessageKey } from "#site/i18n/message-key.ts";
import type { Translate } from "#site/i18n/translate.ts";

/** Every fixed text of the carousel, ready to be shown. */
export interface CarouselTexts {
  readonly label: string;
  readonly previous: string;
  readonly next: string;
  readonly others: string;
  /** "# / 7": for each slide, its number stands where the sign does. */
  readonly position: string;
  /** The same as a screen reader says it. */
  readonly announcement: string;
  readonly noContent: string;
  readonly readMore: string;
  readonly readLess: string;
  readonly gallery: string;
  readonly previousImage: string;
  readonly nextImage: string;
  readonly closeImages: string;
  readonly share: string;
  readonly joinTitle: string;
  readonly joinText: string;
  readonly joinButton: string;
}

/** @param slideCount the posts and the join slide */
export function carouselTexts(t: Translate, slideCount: number): CarouselTexts {
  // Said once and not for each slide: the texts know no forms that differ by number.
  const place = { position: "#", total: slideCount };
  return {
    label: t("post.carousel"),
    previous: t("post.previous"),
    next: t("post.next"),
    others: t("post.others"),
    position: t("post.slide", place),
    announcement: t("post.slideAnnouncement", place),
    noContent: t("post.noContent"),
    readMore: t("post.readMore"),
    readLess: t("post.readLess"),
    gallery: t("post.gallery"),
    previousImage: t("post.previousPicture"),
    nextImage: t("post.nextPicture"),
    closeImages: t("post.closePictures"),
    share: t("sharing.share"),
    joinTitle: t("join.slideTitle"),
    joinText: t("join.slideText"),
    joinButton: t("join.button"),
  };
}

/** What a page in its loading state needs to show any post or failure; held complete by post-texts.test.ts. */
export const loadingTextKeys = [
  "errors.getApp",
  "errors.goHome",
  "errors.retry",
  "errors.unavailableText",
  "join.button",
  "join.slideText",
  "join.slideTitle",
  "post.anonymous",
  "post.carousel",
  "post.closePictures",
  "post.comments",
  "post.favorites",
  "post.gallery",
  "post.gone",
  "post.likes",
  "post.loading",
  "post.next",
  "post.nextPicture",
  "post.noContent",
  "post.noData",
  "post.notFound",
  "post.others",
  "post.picture",
  "post.playVideo",
  "post.previous",
  "post.previousPicture",
  "post.readLess",
  "post.readMore",
  "post.shares",
  "post.slide",
  "post.slideAnnouncement",
  "post.typeFlows",
  "post.typeNews",
  "post.typeOther",
  "post.video",
  "post.views",
  "seo.post.title",
  "seo.post.titleWithoutContent",
  "seo.siteTitle",
  "sharing.share",
] as const satisfies readonly MessageKey[];
