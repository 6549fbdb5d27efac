import { productPaths } from "#contract/product-paths.ts";
import { fakePost } from "../product-server/post-responses.ts";
import type { ProductServer } from "../product-server/product-server.ts";
import { drawOrdinaryImages, type OrdinaryImage } from "./ordinary-images.ts";

/** The images of each post, beside which the specification says no size. */
const posts = {
  screenshot: ["screenshot.jpg"],
  meme: ["meme.png"],
  document: ["document.jpg"],
  comic: ["comic.jpg"],
  portrait: ["portrait.jpg"],
  landscape: ["landscape.jpg"],
  panorama: ["panorama.jpg"],
  white: ["white.jpg"],
  tiny: ["tiny.jpg"],
  sideways: ["sideways.jpg"],
  moving: ["moving.gif"],
  two: ["portrait.jpg", "landscape.jpg"],
  mixed: ["landscape.jpg", "screenshot.jpg", "panorama.jpg", "tiny.jpg", "white.jpg", "night.jpg"],
} satisfies Record<string, readonly OrdinaryImage[]>;

export type OrdinaryPost = keyof typeof posts;

export const ordinaryPosts = Object.keys(posts) as OrdinaryPost[];

let drawn: ReturnType<typeof drawOrdinaryImages> | undefined;

/**
 * Has a product server answer with ordinary posts at `/post/<name>`, each with others after it.
 *
 * @param others names of those after the first
 */
export async function serveOrdinaryPost(
  server: ProductServer,
  name: OrdinaryPost,
  others: readonly OrdinaryPost[] = [],
) {
  drawn ??= drawOrdinaryImages();
  for (const [file, body] of await drawn) server.on(`/media/${file}`, { body });
  const asJson = (uuid: OrdinaryPost) =>
    fakePost(uuid, { gallery: posts[uuid].map((file) => ({ original: `${server.origin}/media/${file}` })) });
  server.on(productPaths.post(name), { json: { result: { data: asJson(name), otherDatas: others.map(asJson) } } });
}
