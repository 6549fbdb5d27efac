import { storeMarkDrawings } from "./store-mark-drawings.ts";
import type { Platform } from "./store-urls.ts";

interface StoreMarkProps {
  readonly platform: Platform;
  readonly className?: string | undefined;
}

/** A store's mark. Decorative: the label beside it names the store. */
export function StoreMark({ platform, className }: StoreMarkProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings of this repository
      dangerouslySetInnerHTML={{ __html: storeMarkDrawings[platform] }}
    />
  );
}
