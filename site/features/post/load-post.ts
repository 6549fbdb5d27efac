import { isIdentifier } from "#contract/identifiers.ts";
import { productPaths } from "#contract/product-paths.ts";
import type { LearnImages } from "#site/images/learn-images.ts";
import { type Post, type PostResponse, parsePostResponse } from "#site/product-api/parse-post.ts";
import { type ContentState, type LoadOptions, loadContent, type ProductApi } from "#site/product-api/product-api.ts";

export type PostState = ContentState<PostResponse>;

/** Milliseconds that a page waits for the sizes of what a visitor sees first. */
const longestWaitMs = 150;

/** Tiles that a visitor sees first. */
const firstTiles = 4;

/** Images whose sizes a render requests without waiting for them. */
const mostOthers = 8;

/** Fetches a post. A URL that cannot be a post's is not found without a call. */
export async function loadPost(
  productApi: ProductApi,
  uuid: string | undefined,
  options: LoadOptions,
): Promise<PostState> {
  if (!isIdentifier(uuid)) return { kind: "failed", reason: "not-found" };
  return loadContent(productApi, productPaths.post(uuid), options, (json) => parsePostResponse(json, options.origin));
}

/**
 * Learns the sizes of a post's media that the product server does not say: before the page goes out for media that are seen
 * first, afterwards for the rest.
 *
 * @param timeLeftMs milliseconds until the page must go out
 * @returns whether all sizes are known
 */
export async function learnPostMedia(
  { post, others }: PostResponse,
  learnImages: LearnImages,
  timeLeftMs: number = longestWaitMs,
): Promise<boolean> {
  const [unknown, next] = [unknownMedia(post), others.flatMap(unknownMedia)];
  if (unknown.length + next.length === 0) return true;
  const first = post.videos.length > 0 ? 1 : firstTiles;
  const waitMs = Math.min(longestWaitMs, timeLeftMs);
  const isFirstKnown = await learnImages(unknown.slice(0, first), { waitMs });
  const rest = [...unknown.slice(first), ...next];
  return (await learnImages(rest, { most: mostOthers })) && isFirstKnown;
}

/** URLs of the images, in the order in which the page shows them. */
function unknownMedia({ videos, images }: Post): string[] {
  const posters = videos.flatMap(({ poster }) => (poster ? [{ ...poster, original: poster.url }] : []));
  return [...posters, ...images].filter(({ width }) => width === undefined).map(({ original }) => original);
}
