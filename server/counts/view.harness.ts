import type { CountLabels } from "#site/features/counting/count-labels.ts";

/** A view of a post on an iPhone. */
export const view = {
  event: "view",
  page: "post",
  language: "tr",
  phone: "apple",
  app: "browser",
  place: "",
  detail: "",
} as const satisfies CountLabels;
