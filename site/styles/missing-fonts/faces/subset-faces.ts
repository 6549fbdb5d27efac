/** A font file, and what the browser needs to know before it loads it. */
export interface Face {
  readonly url: string;
  readonly unicodeRange?: string;
  readonly weight?: string;
}

/**
 * The faces of a variable font that its package has in subsets.
 *
 * @param ranges the package's unicode.json: `unicode-range` by subset
 * @param files URLs by path within the package's folder of files
 * @throws where a subset has no file
 */
export function subsetFaces(
  name: string,
  ranges: Readonly<Record<string, string>>,
  files: Readonly<Record<string, string>>,
): Face[] {
  return Object.entries(ranges).map(([subset, unicodeRange]) => {
    const file = `./${name}-${subset.replace(/[[\]]/g, "")}-wght-normal.woff2`;
    const url = files[file];
    if (url === undefined) throw new Error(`the package has no ${file}`);
    return { url, unicodeRange, weight: "100 900" };
  });
}
