import type { IslandLoaders } from "./hydrate-islands.tsx";

/** Every island of the site, by the name that its `defineIsland` gives it. */
export const clientIslands: IslandLoaders = {
  "join-button": () => import("#site/features/store-links/join-button.tsx").then((module) => module.JoinButton),
};
