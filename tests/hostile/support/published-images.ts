import sharp from "sharp";
import { fakePostResponse, postCall, postPath } from "../../e2e/support/product-server/post-responses.ts";
import type { ScriptedSite } from "../../http/support/start-scripted-site.ts";

/** An image of one color, of any size. */
export const solidImage = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#8040c0" }, limitInputPixels: false });

/** Publishes a post with these images. @returns the URLs under which the page shows them, one of each */
export async function publishImages(
  { productServer, origin }: ScriptedSite,
  images: readonly Uint8Array[],
  type = "image/jpeg",
): Promise<string[]> {
  const gallery = images.map((body, at) => {
    const path = `/${Math.random()}-${at}`;
    productServer.on(path, { body, headers: { "content-type": type } });
    // With a size, since those whose size is not known are looked at before the page is made.
    return { original: productServer.origin + path, width: 900, height: 900 };
  });
  productServer.on(postCall, { json: fakePostResponse({ gallery }, []) });
  const html = await (await fetch(origin + postPath)).text();
  return gallery.map(({ original }) => {
    const found = html.match(new RegExp(`/picture/w320/[\\w-]+\\?of=${original.replaceAll(".", "\\.")}`));
    if (!found) throw new Error(`${original} is not shown`);
    return origin + found[0];
  });
}

export const statusOf = async (url: string) => (await fetch(url)).status;
