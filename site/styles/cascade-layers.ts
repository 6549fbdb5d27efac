/**
 * The order of the cascade's layers. The styles of features, and of components that no feature changes, stand in none: they
 * win over all layers but what base.css says is important.
 *
 * It stands before all CSS of a page: the bundler orders that by its chunks, so whichever file came first would otherwise
 * decide which layer wins.
 */
export const cascadeLayers = "@layer reset,tokens,base,ui;";
