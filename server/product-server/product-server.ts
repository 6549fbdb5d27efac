import type { FileHandler } from "#server/files/send-file.ts";
import type { Transport } from "#site/product-api/transport.ts";

/** Whatever answers the four calls of contract/product-paths.ts for this process. */
export interface ProductServer {
  readonly transport: Transport;
  /** Whether it answers at all; never rejects. */
  readonly isReachable: () => Promise<boolean>;
  /** Files it has the site serve. */
  readonly files: readonly FileHandler[];
  /** Whether a path of this site is one of theirs. */
  readonly ownsMedia: (path: string) => boolean;
  /** The bytes of one of those files, by its path; `undefined` where there is none. */
  readonly readMedia: (path: string) => Promise<Uint8Array | undefined>;
  /** Origins its pictures and videos may come from besides https ones. */
  readonly mediaOrigins: readonly string[];
  /** Writes what is still to be written and lets go of everything. */
  readonly close: () => Promise<void>;
}
