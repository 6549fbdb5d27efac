/** Id of the JSON that the islands of a page share. */
export const islandDataId = "island-data";
