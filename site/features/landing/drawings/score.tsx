/** The app's badge: a star of eight points, of two squares. */
function Badge({ light, deep }: { readonly light: string; readonly deep: string }) {
  return (
    <>
      <path d="M-36-48h72q12 0 12 12v72q0 12-12 12h-72q-12 0-12-12v-72q0-12 12-12Z" fill={deep} />
      <path
        d="M-36-48h72q12 0 12 12v72q0 12-12 12h-72q-12 0-12-12v-72q0-12 12-12Z"
        transform="rotate(45)"
        fill={light}
      />
      <path d="M-17-17h34v34h-34Z" fill={deep} />
      <circle r="11" fill={light} />
    </>
  );
}

const gold = { light: "oklch(0.86 0.14 84)", deep: "oklch(0.74 0.16 58)" };
const silver = { light: "oklch(0.86 0.02 300)", deep: "oklch(0.68 0.04 300)" };
const next = { light: "var(--line)", deep: "var(--sunken)" };

/** A score that has filled most of its ring around the badge it has earned, and the badges on the way. */
export function ScoreImage() {
  return (
    <svg viewBox="0 0 280 330" fill="none" aria-hidden="true">
      <defs>
        <radialGradient id="score-light">
          <stop stopColor={gold.deep} stopOpacity=".5" />
          <stop offset="1" stopColor={gold.deep} stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx="140" cy="140" r="136" fill="url(#score-light)" />
      <circle cx="140" cy="140" r="112" stroke="var(--line)" strokeWidth="14" />
      <path d="M140 28a112 112 0 1 1-108.3 83.3" stroke={gold.light} strokeWidth="14" strokeLinecap="round" />
      <circle cx="31.7" cy="111.3" r="14" fill="var(--raised)" stroke={gold.light} strokeWidth="7" />
      <g transform="translate(140 140)">
        <Badge {...gold} />
      </g>
      <g transform="translate(66 304) scale(.34)">
        <Badge {...silver} />
      </g>
      <g transform="translate(140 304) scale(.34)">
        <Badge {...gold} />
      </g>
      <g transform="translate(214 304) scale(.34)">
        <Badge {...next} />
      </g>
    </svg>
  );
}
