import type { Campaign } from "../../brand/campaigns.ts";

/** Another name than the placeholder's, with a page of its own in each store. */
export const campaigns: readonly Campaign[] = [
  { name: "iskele-afisi", ppid: "45812c9b-c296-43d3-c6a0-c5a02f74bf6e", listing: "iskele" },
];
