const round = { fill: "none", strokeLinecap: "round", strokeLinejoin: "round" } as const;

/** A voice that goes through an open gate at full strength. */
export function GateImage() {
  const bars = [16, 44, 72, 36, 92, 60, 112, 132, 88, 124, 68, 100, 76, 48, 58, 30, 14];
  const wave = bars.map((height, i) => `M${24 + i * 32} ${100 - height / 2}v${height}`).join("");
  return (
    <svg viewBox="0 0 560 200" aria-hidden="true">
      <path d={wave} stroke="var(--accent)" strokeWidth="11" {...round} />
      <g stroke="var(--text-muted)" strokeWidth="7" {...round}>
        <path d="M196 196V16M364 196V16" stroke="var(--text)" />
        <path d="m196 28-58-16v166l58 14M364 28l58-16v166l-58 14" fill="var(--raised)" fillOpacity=".82" />
        <path d="M168 22v166M392 22v166M138 92l58 8M364 100l58-8" strokeWidth="5" />
      </g>
    </svg>
  );
}
