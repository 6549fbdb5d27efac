import type { IslandLoaders } from "./hydrate-islands.tsx";

/** Every island of the site, by the name that its `defineIsland` gives it. */
export const clientIslands: IslandLoaders = {
  "deletion-form": () =>
    import("#site/features/account-deletion/deletion-form.tsx").then((module) => module.DeletionForm),
  "download-overlay": () =>
    import("#site/features/download-overlay/download-overlay.tsx").then((module) => module.DownloadOverlay),
  "join-link": () => import("#site/features/store-links/join-link.tsx").then((module) => module.JoinLink),
};
