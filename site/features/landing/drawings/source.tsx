const round = { fill: "none", strokeLinecap: "round", strokeLinejoin: "round" } as const;

/** An editor with a few lines of code, the brand's mark as what they build. */
export function SourceImage() {
  return (
    <svg viewBox="0 0 340 200" aria-hidden="true">
      <rect x="1" y="1" width="338" height="198" rx="18" fill="var(--sunken)" stroke="var(--line)" />
      <path d="M22 24h.1M40 24h.1M58 24h.1" stroke="var(--line)" strokeWidth="10" {...round} />
      <g strokeWidth="8" {...round}>
        <path d="M24 62h.1M24 88h.1M24 114h.1M24 140h.1M24 166h.1" stroke="var(--line)" />
        <path d="M52 62h52M76 114h34M76 140h58M52 166h26" stroke="var(--accent)" />
        <path d="M122 62h70M76 88h44M128 114h52M152 140h26" stroke="var(--text-muted)" />
        <path d="M136 88h60M94 166h40" stroke="var(--warm)" />
      </g>
      <g transform="translate(222 74)">
        <rect width="92" height="92" rx="26" fill="var(--raised)" stroke="var(--line)" strokeWidth="2" />
        <image href="/favicon.svg" x="18" y="18" width="56" height="56" />
      </g>
      <path d="M196 158v16" stroke="var(--text)" strokeWidth="3" {...round} />
    </svg>
  );
}
