import type { FileHandler } from "#server/files/send-file.ts";
import type { Transport } from "#site/product-api/transport.ts";

/** The server behind the four calls of contract/product-paths.ts. */
export interface ProductServer {
  readonly transport: Transport;
  /** Whether it responds. Never rejects. */
  readonly isReachable: () => Promise<boolean>;
  /** Serves its media, where this process does that. */
  readonly files: readonly FileHandler[];
  /** Whether a path of this site is one of its media. */
  readonly ownsMedia: (path: string) => boolean;
  /** Reads a media file by its path. */
  readonly readMedia: (path: string) => Promise<Uint8Array | undefined>;
  /** Origins of its images and videos besides public https ones. */
  readonly mediaOrigins: readonly string[];
  /** Writes pending view counts and closes connections. */
  readonly close: () => Promise<void>;
}
