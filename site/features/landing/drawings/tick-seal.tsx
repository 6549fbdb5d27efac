/** A seal of fourteen lobes around (240, 240): arcs of radius 35 between points on a circle of radius 146. */
const lobes = 14;
const seal = Array.from({ length: lobes + 1 }, (_, i) => {
  const angle = ((i - 0.5) / lobes) * 2 * Math.PI - Math.PI / 2;
  const point = `${Math.round(240 + 146 * Math.cos(angle))} ${Math.round(240 + 146 * Math.sin(angle))}`;
  return i === 0 ? `M${point}` : `A35 35 0 0 1 ${point}`;
}).join("");

/** The blue tick, drawn large: a seal in light from above. */
export function TickSeal() {
  return (
    <svg viewBox="40 40 400 400" fill="none" aria-hidden="true">
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
      <circle cx="240" cy="240" r="196" stroke="var(--verified)" strokeOpacity=".35" />
      <path d={seal} fill="url(#tick-seal)" />
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
