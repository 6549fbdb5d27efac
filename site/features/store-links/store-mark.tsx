import type { ReactNode } from "react";
import type { Store } from "./store-urls.ts";

interface StoreMarkProps {
  readonly store: Store;
  readonly className: string | undefined;
}

/** Apple's mark has the color of the text around it; Google's always has its own four (the vendors' badge rules). */
const shapes: Readonly<Record<Store, ReactNode>> = {
  apple: (
    <path
      fill="currentColor"
      d="M12 7.4c1-.1 2.3-1.2 4.4-1.2 1.4 0 2.9.7 3.9 2.1-1.9 1.2-2.9 2.8-2.9 4.9 0 2.3 1.3 4.1 3.3 4.9-.9 2.6-2.6 5.1-4.6 5.1-1.5 0-2.2-.9-4-.9s-2.6.9-4 .9c-2.8 0-5.8-5.2-5.8-9.9 0-4.3 2.6-7 5.5-7 1.9 0 3.2 1.2 4.2 1.1zM15.9.8c.2 2.6-1.8 4.9-4.2 4.9-.3-2.4 1.9-4.7 4.2-4.9z"
    />
  ),
  google: (
    <>
      <path fill="#4285f4" d="M2.9 1.9c-.2.3-.3.7-.3 1.2v17.8c0 .5.1.9.3 1.2L12.6 12z" />
      <path fill="#34a853" d="M2.9 1.9 12.6 12l3.9-3.9L5.4 1.5c-.9-.5-1.9-.3-2.5.4z" />
      <path fill="#fbbc04" d="m16.5 8.1-3.9 3.9 3.9 3.9 4.2-2.4c1.2-.7 1.2-2.3 0-3z" />
      <path fill="#ea4335" d="M2.9 22.1c.6.7 1.6.9 2.5.4l11.1-6.6-3.9-3.9z" />
    </>
  ),
};

/** A store's mark. Decorative: the label beside it names the store. */
export function StoreMark({ store, className }: StoreMarkProps) {
  return (
    <svg className={className} viewBox="0 0 24 24" width={24} height={24} aria-hidden="true">
      {shapes[store]}
    </svg>
  );
}
