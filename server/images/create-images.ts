import { join } from "node:path";
import pLimit from "p-limit";
import { mediaFormat, signatureSize } from "#backend/media/media-format.ts";
import type { Environment } from "#server/config/environment.ts";
import { readImageKeys } from "#server/config/image-keys.ts";
import { isMediaPath, type OwnMedia } from "#server/files/media-files.ts";
import type { LoadImage } from "#site/images/load-image.ts";
import { createImageFetcher, type FetchedImage } from "./fetch/fetch-image.ts";
import { skipSlowHosts } from "./fetch/skip-slow-hosts.ts";
import { createHostQueue } from "./host-queue.ts";
import { createImageEndpoint } from "./image-endpoint.ts";
import type { ImageFacts } from "./image-facts.ts";
import { imageLimits, previewsKeptMs } from "./image-facts.ts";
import { createImageService, isOwnMedia } from "./image-service.ts";
import { createImageSigner } from "./image-signer.ts";
import { openImageStore } from "./image-store.ts";
import { createImageLearner } from "./learn-images.ts";
import { createPreviewImages } from "./preview-images.ts";
import { createDecodeProcess } from "./processes/decode-process.ts";
import type { DrawProcess } from "./processes/draw-process.ts";

interface ImageSource {
  readonly content: { readonly origin: string };
  readonly media: OwnMedia | undefined;
}

type Settings = Pick<
  Environment,
  "dataDirectory" | "imageKeys" | "imageCacheSize" | "previewCacheSize" | "mediaOrigins"
>;

/** Fetches for preview images have a queue of their own, so a page full of images does not hold them up. */
const previewFetchLimits = {
  concurrency: 4,
  waiting: 64,
  perHost: { concurrency: 3, waiting: 64 },
  strangers: { concurrency: 3, waiting: 64 },
};

const hourMs = 3600_000;

/**
 * Images of users, as this process serves them.
 *
 * @param productServer whose own origin is trusted as `MEDIA_ORIGINS` are, where it is elsewhere
 * @throws StartupError where the signing key can neither be read nor generated
 */
export function createImages(settings: Settings, { content, media }: ImageSource, drawing: DrawProcess) {
  const { dataDirectory } = settings;
  const keys = readImageKeys(settings.imageKeys, dataDirectory);
  const store = openImageStore(join(dataDirectory, "cache", "pictures.sqlite"), settings.imageCacheSize);
  const previewStore = openImageStore(join(dataDirectory, "cache", "previews.sqlite"), settings.previewCacheSize);
  const signer = createImageSigner(keys, {
    ...store,
    addUse: media ? undefined : store.addUse,
    isServed: (url) => !isOwnMedia(url) || (media !== undefined && isMediaPath(url)),
  });
  const { sign } = signer;
  // With a product server elsewhere, an image is shown as long as something that uses it is shown, as far as pages have noted.
  const isShown = media?.isShown ?? ((url: string) => !store.isUnused(signer.nameOf(url)));
  const onLearned = (url: string, found: ImageFacts) => {
    store.setFacts(signer.nameOf(url), found);
    signer.forget(url);
  };
  const trustedOrigins = [...(media ? [] : [content.origin]), ...settings.mediaOrigins];
  const fetchImage = skipSlowHosts(createImageFetcher(trustedOrigins, imageLimits));
  const readOwn = async (url: string, enough?: number): Promise<FetchedImage> => {
    const bytes = (await media?.read(url))?.subarray(0, enough);
    return bytes ? { kind: "fetched", bytes } : { kind: "missing" };
  };
  /**
   * Nothing hidden is loaded. Only what begins like an image is decoded: the Content-Type of a host may be wrong, and SVG
   * contains scripts.
   */
  const load = async (url: string, enough?: number): Promise<FetchedImage> => {
    if (!(await isShown(url))) return { kind: "unreachable" };
    const loaded = await (isOwnMedia(url) ? readOwn : fetchImage)(url, enough);
    if (loaded.kind !== "fetched") return loaded;
    return mediaFormat(loaded.bytes.subarray(0, signatureSize))?.use === "image" ? loaded : { kind: "missing" };
  };
  const decoding = createDecodeProcess();
  const service = createImageService({
    store,
    isShown,
    load,
    resize: decoding.resize,
    onLearned,
    now: Date.now,
    trustedOrigins,
  });
  const learn = createImageLearner({
    isKnown(url) {
      const { signature, width } = sign(url);
      return width !== undefined || signature === undefined;
    },
    findFacts: (url) => store.findFacts(signer.nameOf(url)),
    load,
    measure: decoding.measure,
    onLearned,
    now: Date.now,
    trustedOrigins,
  });
  const previewFetching = createHostQueue(previewFetchLimits, trustedOrigins);
  const oneAtATime = pLimit(1);
  const loadFitted: LoadImage = async (url, fits) => {
    const fitted = await previewFetching.run(url, async () => {
      const loaded = await load(url);
      if (loaded.kind !== "fetched") return undefined;
      return oneAtATime(() => decoding.fit(loaded.bytes, fits).catch(() => undefined));
    });
    return fitted === "full" ? undefined : fitted;
  };
  // Another server does not report every removed post: an image goes after a week without a visitor.
  const removeUnused = () => previewStore.removeUnused(previewsKeptMs);
  removeUnused();
  const previews = createPreviewImages({ store: previewStore, loadImage: loadFitted, drawCard: drawing.draw });

  const removal = setInterval(removeUnused, hourMs).unref();
  return {
    sign,
    learn,
    /** For preview images and wallets. */
    load: loadFitted,
    previews,
    endpoint: createImageEndpoint(service, signer),
    /** Removes the resized copies of images, by their URLs. */
    remove(urls: readonly string[]): void {
      for (const url of urls) {
        store.remove(signer.nameOf(url));
        signer.forget(url);
      }
    },
    /** Removes what was made for a tag (site/http/cache-tags.ts). Images that nothing else shows are refused from now on. */
    purge(tag: string): void {
      previews.purge(tag);
      const unused = store.endUses(tag);
      for (const name of unused) store.remove(name);
      if (unused.length > 0) signer.forget();
    },
    close: (): void => {
      clearInterval(removal);
      decoding.close();
      drawing.close();
      store.close();
      previewStore.close();
    },
  };
}
