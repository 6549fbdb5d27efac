/** A seal of fourteen lobes around (240, 240): arcs of radius 35 between points on a circle of radius 146. */
const lobes = 14;
const seal = Array.from({ length: lobes + 1 }, (_, i) => {
  const angle = ((i - 0.5) / lobes) * 2 * Math.PI - Math.PI / 2;
  const point = `${Math.round(240 + 146 * Math.cos(angle))} ${Math.round(240 + 146 * Math.sin(angle))}`;
  return i === 0 ? `M${point}` : `A35 35 0 0 1 ${point}`;
}).join("");

/** An account as a plate: picture, name, tick. */
function Plate({ x, y, width, portrait }: { x: number; y: number; width: number; portrait: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={width} height="60" rx="30" fill="var(--raised)" stroke="var(--line)" />
      <circle cx="30" cy="30" r="20" fill={portrait} />
      <circle cx="30" cy="25" r="7" fill="var(--raised)" />
      <path d="M18 42a12 11 0 0 1 24 0 20 20 0 0 1-24 0Z" fill="var(--raised)" />
      <path d={`M64 24h${width - 118}`} stroke="var(--text)" strokeWidth="8" strokeLinecap="round" />
      <path d={`M64 40h${width - 104}`} stroke="var(--line)" strokeWidth="7" strokeLinecap="round" />
      <circle cx={width - 32} cy="24" r="11" fill="var(--verified)" />
      <path
        d={`m${width - 37} 24 4 4 7-7`}
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
}

/** The blue tick, drawn large: seal, light from above, the accounts it stands beside. */
export function TickSeal() {
  return (
    <svg viewBox="0 0 480 480" fill="none" aria-hidden="true">
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
      <circle cx="240" cy="240" r="240" fill="url(#tick-halo)" />
      <g stroke="var(--verified)" strokeOpacity=".35">
        <circle cx="240" cy="240" r="196" />
        <circle cx="240" cy="240" r="232" strokeDasharray="2 12" strokeLinecap="round" strokeWidth="3" />
      </g>
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
      <Plate x={4} y={92} width={188} portrait="var(--warm)" />
      <Plate x={268} y={336} width={206} portrait="var(--accent)" />
    </svg>
  );
}
