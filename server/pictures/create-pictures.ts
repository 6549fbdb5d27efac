import { join } from "node:path";
import type { Environment } from "#server/environment.ts";
import type { FileHandler } from "#server/file-answer.ts";
import type { ProductServer } from "#server/product-server.ts";
import type { LoadPicture } from "#site/pictures/load-picture.ts";
import type { SignPicture } from "#site/pictures/signed-picture.ts";
import { createPictureFetcher, type FetchedPicture } from "./fetch-picture.ts";
import { createHostQueue } from "./host-queue.ts";
import { createPictureEndpoint } from "./picture-endpoint.ts";
import { pictureKey } from "./picture-key.ts";
import { pictureLimits } from "./picture-limits.ts";
import { createPictureSigner } from "./picture-signer.ts";
import { openPictureStore } from "./picture-store.ts";
import { createPictureWorkshop, isOwnMedia } from "./picture-workshop.ts";
import { createResizeProcess } from "./resize-process.ts";
import { skipSlowHosts } from "./skip-slow-hosts.ts";

/** Pictures of users, as this process serves them. */
export interface Pictures {
  readonly sign: SignPicture;
  /** For preview images. */
  readonly load: LoadPicture;
  readonly endpoint: FileHandler;
  readonly close: () => void;
}

type Settings = Pick<Environment, "dataDirectory" | "pictureKey" | "pictureCacheSize"> & {
  /** Origins that may stand in a private network. */
  readonly mediaOrigins: readonly string[];
};

/** Fetches for preview images. They have turns of their own, so a page full of pictures does not hold them up. */
const previewFetches = { atOnce: 8, waiting: 64, perHost: { atOnce: 3, waiting: 64 } };

/** @throws StartFault where the key of signatures can neither be read nor made */
export function createPictures(
  settings: Settings,
  { readMedia, ownsMedia }: Pick<ProductServer, "readMedia" | "ownsMedia">,
  limits = pictureLimits,
): Pictures {
  const key = pictureKey(settings.pictureKey, settings.dataDirectory);
  const store = openPictureStore(join(settings.dataDirectory, "cache"), settings.pictureCacheSize);
  const signer = createPictureSigner(key, store.looksOf);
  const fetchPicture = skipSlowHosts(createPictureFetcher(settings.mediaOrigins, limits));
  const previews = createHostQueue(previewFetches);
  const load = async (url: string): Promise<FetchedPicture> => {
    if (!isOwnMedia(url)) return fetchPicture(url);
    const bytes = await readMedia(url);
    return bytes ? { kind: "fetched", bytes } : { kind: "missing" };
  };
  const { resize, close: endResizing } = createResizeProcess();
  const workshop = createPictureWorkshop({ store, load, resize, onChange: signer.forget, now: Date.now });
  return {
    // Another path of this origin is whoever's who stands before this process: the browser asks for it itself.
    sign: (url) => (isOwnMedia(url) && !ownsMedia(url) ? { url } : signer.sign(url)),
    load: async (url, use) => {
      const used = await previews.run(url, async () => {
        const loaded = await load(url);
        return loaded.kind === "fetched" ? use(loaded.bytes) : undefined;
      });
      return used === "full" ? undefined : used;
    },
    endpoint: createPictureEndpoint(workshop, signer.isSigned),
    close: () => {
      endResizing();
      store.close();
    },
  };
}
