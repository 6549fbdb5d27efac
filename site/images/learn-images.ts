/**
 * Learns the sizes of users' images that are not known yet, in the background. From then on `SignImage` has them. Never
 * rejects.
 *
 * @param most images that are asked for; further ones wait for another call
 * @param waitMs milliseconds until the promise is settled at the latest
 * @returns whether nothing is left to learn
 */
export type LearnImages = (
  urls: readonly string[],
  options?: { readonly most?: number; readonly waitMs?: number },
) => Promise<boolean>;
