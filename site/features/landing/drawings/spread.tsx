import { PostPicture } from "./post-picture.tsx";

/** The rings' radii around (88, 130), the people on each, and the width of their dots. */
const rings = [
  { radius: 100, people: 5, dot: 24 },
  { radius: 158, people: 8, dot: 20 },
  { radius: 222, people: 11, dot: 16 },
  { radius: 294, people: 14, dot: 12 },
];

/** One post, and the rings of people it reaches: to some of them, its author is new. */
export function SpreadImage() {
  return (
    <svg viewBox="0 0 420 260" fill="none" aria-hidden="true">
      {rings.map(({ radius, people, dot }, ring) => {
        const angle = Math.asin(Math.min(0.7, 108 / radius));
        const x = Math.round(88 + radius * Math.cos(angle));
        const y = Math.round(radius * Math.sin(angle));
        // Dashes without length are dots; a little more than the last gap, so that the last one is drawn.
        const arc = { d: `M${x} ${130 - y}A${radius} ${radius} 0 0 1 ${x} ${130 + y}`, pathLength: people - 0.98 };
        return (
          <g key={radius} strokeOpacity={1 - ring * 0.16} strokeWidth={dot} strokeLinecap="round">
            <path {...arc} stroke="var(--accent)" strokeDasharray="0 1" />
            <path {...arc} stroke="var(--warm)" strokeDasharray="0 7" strokeDashoffset={-1 - ring * 2} />
          </g>
        );
      })}
      <rect x="4" y="56" width="132" height="148" rx="22" fill="var(--sunken)" stroke="var(--accent)" strokeWidth="3" />
      <circle cx="30" cy="82" r="11" fill="var(--accent)" />
      <path d="M52 78h48M52 89h28" stroke="var(--text-muted)" strokeWidth="6" strokeLinecap="round" />
      <PostPicture define x={18} y={104} width={104} height={83} />
    </svg>
  );
}
