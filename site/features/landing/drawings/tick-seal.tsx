/** The blue tick, drawn large: a seal in light from above. */
export function TickSeal() {
  return (
    <svg viewBox="40 40 400 400" width={200} height={200} fill="none" aria-hidden="true">
      <defs>
        <linearGradient id="tick-seal" x1="0" y1="0" x2="0.4" y2="1">
          <stop stopColor="var(--verified-light)" />
          <stop offset=".5" stopColor="var(--verified)" />
          <stop offset="1" stopColor="var(--verified-deep)" />
        </linearGradient>
        <radialGradient id="tick-halo">
          <stop offset=".5" stopColor="var(--verified)" stopOpacity=".38" />
          <stop offset="1" stopColor="var(--verified)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx="240" cy="240" r="200" fill="url(#tick-halo)" />
      {/* Its fourteen lobes are dots: dashes without length. */}
      <circle
        cx="240"
        cy="240"
        r="143"
        fill="url(#tick-seal)"
        stroke="url(#tick-seal)"
        strokeWidth="70"
        strokeLinecap="round"
        strokeDasharray="0 1"
        pathLength="14"
      />
      <circle cx="240" cy="240" r="118" stroke="#fff" strokeOpacity=".28" strokeWidth="2" />
      <path d="M134 196a115 115 0 0 1 150-65" stroke="#fff" strokeOpacity=".7" strokeWidth="6" strokeLinecap="round" />
      <path
        d="m182 248 41 41 80-88"
        transform="translate(0 8)"
        stroke="var(--verified-deep)"
        strokeWidth="34"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="m182 248 41 41 80-88" stroke="#fff" strokeWidth="34" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
