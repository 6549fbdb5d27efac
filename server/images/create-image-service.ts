import { join } from "node:path";
import type { Environment } from "#server/config/environment.ts";
import type { FileHandler } from "#server/files/send-file.ts";
import type { ProductServer } from "#server/product-server/product-server.ts";
import type { LoadImage } from "#site/images/load-image.ts";
import type { SignImage } from "#site/images/signed-image.ts";
import { createImageFetcher, type FetchedImage } from "./fetch/fetch-image.ts";
import { createHostQueue } from "./host-queue.ts";
import { createImageEndpoint } from "./image-endpoint.ts";
import { readImageKey } from "./image-key.ts";
import { imageLimits } from "./image-limits.ts";
import { createImageService, isOwnMedia } from "./image-service.ts";
import { createImageSigner } from "./image-signer.ts";
import { openImageStore } from "./image-store.ts";
import { createResizeProcess } from "./resize-process.ts";
import { skipSlowHosts } from "./fetch/skip-slow-hosts.ts";

/** Images of users, as this process serves them. */
export interface Images {
  readonly sign: SignImage;
  /** For preview images. */
  readonly load: LoadImage;
  readonly endpoint: FileHandler;
  /** Removes the resized copies of images, by their URLs. */
  readonly remove: (urls: readonly string[]) => void;
  readonly close: () => void;
}

type Settings = Pick<Environment, "dataDirectory" | "imageKey" | "imageCacheSize"> & {
  /** Origins that may be in a private network. */
  readonly mediaOrigins: readonly string[];
};

/** Fetches for preview images have a queue of their own, so a page full of images does not hold them up. */
const previewQueue = { concurrency: 8, waiting: 64, perHost: { concurrency: 3, waiting: 64 } };

/** @throws StartupError where the signing key can neither be read nor generated */
export function createImages(
  settings: Settings,
  { readMedia, ownsMedia }: Pick<ProductServer, "readMedia" | "ownsMedia">,
  limits = imageLimits,
): Images {
  const key = readImageKey(settings.imageKey, settings.dataDirectory);
  const store = openImageStore(join(settings.dataDirectory, "cache"), settings.imageCacheSize);
  const signer = createImageSigner(key, store.findColor);
  const fetchImage = skipSlowHosts(createImageFetcher(settings.mediaOrigins, limits));
  const previews = createHostQueue(previewQueue);
  const load = async (url: string): Promise<FetchedImage> => {
    if (!isOwnMedia(url)) return fetchImage(url);
    const bytes = await readMedia(url);
    return bytes ? { kind: "fetched", bytes } : { kind: "missing" };
  };
  const { resize, close: closeResizeProcess } = createResizeProcess();
  const service = createImageService({ store, load, resize, onChange: signer.forget, now: Date.now });
  return {
    // Another path of this origin belongs to a proxy in front of this process: the browser requests it directly.
    sign: (url) => (isOwnMedia(url) && !ownsMedia(url) ? { url } : signer.sign(url)),
    load: async (url, use) => {
      const used = await previews.run(url, async () => {
        const loaded = await load(url);
        return loaded.kind === "fetched" ? use(loaded.bytes) : undefined;
      });
      return used === "full" ? undefined : used;
    },
    endpoint: createImageEndpoint(service, signer.isSigned),
    remove(urls) {
      for (const url of urls) {
        store.remove(signer.signatureOf(url));
        signer.forget(url);
      }
    },
    close: () => {
      closeResizeProcess();
      store.close();
    },
  };
}
