/** Asks again for the images of a part of the page that did not come: a connection that was lost is no answer. */
export function retryImages(within: ParentNode): void {
  for (const image of within.querySelectorAll("img")) {
    const url = image.getAttribute("src");
    // Set again, even to what it is, it is fetched again.
    if (url && image.complete && image.naturalWidth === 0 && image.currentSrc !== "") image.setAttribute("src", url);
  }
}
