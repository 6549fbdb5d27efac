import { colorOnButtons } from "#site/styles/brand-colors.ts";
import { disc } from "./boxes.ts";
import { color } from "./card-colors.ts";

/** A play icon of a size in pixels, on the brand's color. */
export function PlayIcon({ size }: { readonly size: number }) {
  return (
    <div style={{ ...disc(size), flexShrink: 0, backgroundColor: color("accent-strong") }}>
      <svg width={size * 0.4} height={size * 0.4} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 3.5v17a1 1 0 0 0 1.5.86l14-8.5a1 1 0 0 0 0-1.72l-14-8.5A1 1 0 0 0 6 3.5Z" fill={colorOnButtons} />
      </svg>
    </div>
  );
}
