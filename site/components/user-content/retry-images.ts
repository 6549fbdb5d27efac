/** Asks again for the images of a part of the page that did not come: a connection that was lost is no answer. */
export function retryImages(within: ParentNode): void {
  for (const image of within.querySelectorAll("img")) {
    const url = image.getAttribute("src");
    // Set again, even to what it is, it is fetched again.
    if (url && isLost(image)) image.setAttribute("src", url);
  }
}

/** Whether an image has been asked for, and has not come. */
export function isLost({ complete, naturalWidth, currentSrc }: HTMLImageElement): boolean {
  return complete && naturalWidth === 0 && currentSrc !== "";
}
