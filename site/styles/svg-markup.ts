/** The markup of an SVG file of this repository, for HTML: without the white space between its elements. */
export function svgMarkup(file: string): string {
  return file.trim().replace(/>\s+</g, "><");
}
