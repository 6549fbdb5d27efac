const round = { fill: "none", strokeLinecap: "round", strokeLinejoin: "round" } as const;

/** An editor with a few lines of code, the brand's mark as what they build. */
export function SourcePicture() {
  return (
    <svg viewBox="0 0 340 200" aria-hidden="true" focusable="false">
      <rect x="1" y="1" width="338" height="198" rx="18" fill="var(--sunken)" stroke="var(--line)" />
      <path d="M22 24h.1M40 24h.1M58 24h.1" stroke="var(--line)" strokeWidth="10" {...round} />
      <g strokeWidth="8" {...round}>
        <path d="M24 62h.1M24 88h.1M24 114h.1M24 140h.1M24 166h.1" stroke="var(--line)" />
        <path d="M52 62h52M76 114h34M76 140h58M52 166h26" stroke="var(--accent)" />
        <path d="M122 62h70M76 88h44M128 114h52M152 140h26" stroke="var(--text-muted)" />
        <path d="M136 88h60M94 166h40" stroke="var(--warm)" />
      </g>
      <g transform="translate(222 74)">
        <rect width="92" height="92" rx="26" fill="var(--accent-strong)" />
        <path d="m34 32-15 14 15 14M58 32l15 14-15 14M50 26 42 66" stroke="#fff" strokeWidth="7" {...round} />
      </g>
      <path d="M196 158v16" stroke="var(--text)" strokeWidth="3" {...round} />
    </svg>
  );
}

/** A voice that goes through an open gate at full strength. */
export function GatePicture() {
  const bars = [14, 34, 58, 30, 74, 96, 52, 110, 70, 124, 88, 132, 96, 120, 66, 104, 80, 48, 62, 30, 40, 20, 12];
  const wave = bars.map((height, i) => `M${24 + i * 23} ${100 - height / 2}v${height}`).join("");
  return (
    <svg viewBox="0 0 560 200" aria-hidden="true" focusable="false">
      <path d={wave} stroke="var(--accent)" strokeWidth="9" {...round} />
      <g stroke="var(--text-muted)" strokeWidth="7" {...round}>
        <path d="M196 196V16M364 196V16" stroke="var(--text)" />
        <path d="m196 28-58-16v166l58 14M364 28l58-16v166l-58 14" fill="var(--raised)" fillOpacity=".82" />
        <path d="M168 22v166M392 22v166M138 92l58 8M364 100l58-8" strokeWidth="5" />
      </g>
    </svg>
  );
}
