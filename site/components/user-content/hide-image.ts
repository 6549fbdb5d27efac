import type { SyntheticEvent } from "react";

/**
 * Takes a picture that cannot be loaded out of sight, in islands: a page in its loading state shows pictures from
 * wherever they are. All other pages get a picture for it from the site itself.
 */
export function hideImage({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  currentTarget.style.visibility = "hidden";
}
