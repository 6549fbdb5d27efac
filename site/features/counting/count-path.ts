import type { routes } from "#site/routes.ts";

/** Takes the counts that the browser posts. Written out, since the browser needs nothing else of the table. */
export const countPath: (typeof routes)["count"]["path"] = "/count";
