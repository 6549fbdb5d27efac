import { afterFirstView } from "#site/components/after-first-view.ts";

/**
 * Keeps what stands below the first screen from being fetched before the page has loaded: browsers fetch "lazy"
 * pictures up to 2500 px ahead, in the way of the first view. Without script they do just that
 * (site/ui/picture.module.css).
 */
const { dataset } = document.documentElement;
dataset.arriving = "";
afterFirstView(() => delete dataset.arriving);
