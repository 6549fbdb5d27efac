import type { IslandLoaders } from "./hydrate-islands.tsx";

/** Every island of the site, by the name that its `defineIsland` gives it: that of its file (site/build/read-assets.ts). */
export const clientIslands: IslandLoaders = {
  "deletion-form": () =>
    import("#site/features/account-deletion/form/deletion-form.tsx").then((module) => module.DeletionForm),
  "download-overlay": () =>
    import("#site/features/download-overlay/download-overlay.tsx").then((module) => module.DownloadOverlay),
  "event-status": () => import("#site/features/ticket/event/event-status.tsx").then((module) => module.EventStatus),
  "join-link": () => import("#site/features/store-links/join-link.tsx").then((module) => module.JoinLink),
  "offline-copy": () => import("#site/features/ticket/offline/offline-copy.tsx").then((module) => module.OfflineCopy),
  "lazy-phone-code": () =>
    import("#site/features/store-links/phone-code/lazy-phone-code.tsx").then((module) => module.LazyPhoneCode),
  "post-carousel": () => import("#site/features/post/carousel/post-carousel.tsx").then((module) => module.PostCarousel),
  "post-images": () => import("#site/features/post/media/post-images.tsx").then((module) => module.PostImages),
  "post-reactions": () =>
    import("#site/features/post/reactions/post-reactions.tsx").then((module) => module.PostReactions),
  "post-video": () => import("#site/features/post/media/post-video.tsx").then((module) => module.PostVideo),
  "report-form": () => import("#site/features/report/form/report-form.tsx").then((module) => module.ReportForm),
  "share-button": () => import("#site/features/sharing/share-button.tsx").then((module) => module.ShareButton),
  "code-actions": () => import("#site/features/ticket/code/code-actions.tsx").then((module) => module.CodeActions),
};
