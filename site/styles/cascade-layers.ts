/**
 * The order of the cascade's layers. It stands before all CSS of a page: the bundler orders that by its chunks, so
 * whichever file came first would otherwise decide which layer wins.
 */
export const cascadeLayers = "@layer reset,tokens,base,ui,feature,focus;";
