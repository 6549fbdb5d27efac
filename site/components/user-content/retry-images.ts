/** Loads again the images of a part of the page that failed to load, as after a lost connection. */
export function retryImages(within: ParentNode): void {
  for (const image of within.querySelectorAll("img")) {
    const url = image.getAttribute("src");
    // Setting it fetches it again, even to the same value.
    if (url && isLost(image)) image.setAttribute("src", url);
  }
}

/** Whether an image was requested and failed to load. */
export function isLost({ complete, naturalWidth, currentSrc }: HTMLImageElement): boolean {
  return complete && naturalWidth === 0 && currentSrc !== "";
}
