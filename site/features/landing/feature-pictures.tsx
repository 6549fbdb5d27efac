const round = { fill: "none", strokeLinecap: "round", strokeLinejoin: "round" } as const;

/** A score that has filled most of its ring, and the three badges on the way. */
export function ScorePicture() {
  const star = "m0-30 8.8 18.5 20.3 2.7-14.9 14.1 3.7 20.200L0 15.700l-17.9 9.8 3.7-20.2-14.9-14.1 20.3-2.700Z";
  return (
    <svg viewBox="0 0 280 330" fill="none" aria-hidden="true" focusable="false">
      <circle cx="140" cy="140" r="112" stroke="var(--line)" strokeWidth="20" />
      <path d="M140 28a112 112 0 1 1-108.3 83.3" stroke="var(--accent)" strokeWidth="20" {...round} />
      <circle cx="31.7" cy="111.3" r="17" fill="var(--raised)" stroke="var(--accent)" strokeWidth="8" />
      <path
        d="m140 66 64 37v74l-64 37-64-37v-74Z"
        fill="var(--accent-strong)"
        stroke="var(--accent-strong)"
        strokeWidth="16"
        strokeLinejoin="round"
      />
      <path
        d="m140 80 52 30v60l-52 30-52-30v-60Z"
        stroke="#fff"
        strokeOpacity=".35"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d={star} transform="translate(140 141) scale(1.25)" fill="#fff" />
      <g strokeWidth="5" strokeLinejoin="round">
        <path d="m72 278 20 11.500v23L72 324l-20-11.500v-23Z" fill="var(--line)" stroke="var(--line)" />
        <path d="m140 278 20 11.500v23L140 324l-20-11.500v-23Z" fill="var(--warm)" stroke="var(--warm)" />
        <path
          d="m208 278 20 11.500v23L208 324l-20-11.500v-23Z"
          stroke="var(--accent)"
          strokeDasharray="1 9"
          strokeLinecap="round"
        />
      </g>
      <path d={star} transform="translate(72 302) scale(.36)" fill="var(--raised)" />
      <path d={star} transform="translate(140 302) scale(.36)" fill="var(--raised)" />
    </svg>
  );
}

/** One post, and the rings of people it reaches. */
export function SpreadPicture() {
  const rings = [78, 126, 178, 234, 294].map((radius, ring) => {
    const count = 5 + ring * 3;
    return Array.from({ length: count }, (_, i) => {
      const angle = ((i / (count - 1)) * 2 - 1) * Math.asin(Math.min(0.85, 108 / radius));
      return `M${Math.round(96 + radius * Math.cos(angle))} ${Math.round(130 + radius * Math.sin(angle))}h.1`;
    }).join("");
  });
  const widths = [24, 20, 17, 14, 11];
  return (
    <svg viewBox="0 0 420 260" fill="none" aria-hidden="true" focusable="false">
      {rings.map((ring, i) => (
        <path
          key={ring}
          d={ring}
          stroke="var(--accent)"
          strokeOpacity={1 - i * 0.17}
          strokeWidth={widths[i]}
          strokeLinecap="round"
        />
      ))}
      <rect x="20" y="76" width="104" height="108" rx="20" fill="var(--accent-strong)" />
      <circle cx="44" cy="102" r="10" fill="#fff" />
      <path d="M64 98h36M64 108h20" stroke="#fff" strokeOpacity=".7" strokeWidth="6" strokeLinecap="round" />
      <path d="m36 166 18-26 14 16 10-10 26 20Z" fill="#fff" stroke="#fff" strokeWidth="6" strokeLinejoin="round" />
      <circle cx="96" cy="134" r="7" fill="var(--warm)" />
    </svg>
  );
}

/** A team's panel: who it is, what each may do, what has gone out. */
export function PanelPicture() {
  return (
    <svg viewBox="0 0 320 190" fill="none" aria-hidden="true" focusable="false">
      <rect x="1" y="1" width="318" height="188" rx="20" fill="var(--sunken)" stroke="var(--line)" />
      <path d="M84 2v186M84 66h234M84 126h234" stroke="var(--line)" />
      <image href="/favicon.svg" x="26" y="18" width="34" height="34" />
      <path d="M30 84h26M30 112h26M30 140h26" stroke="var(--line)" strokeWidth="9" strokeLinecap="round" />
      <path d="M30 84h26" stroke="var(--accent)" strokeWidth="9" strokeLinecap="round" />
      <circle cx="116" cy="34" r="15" fill="var(--warm)" />
      <circle cx="116" cy="96" r="15" fill="var(--accent)" />
      <circle cx="116" cy="157" r="15" fill="var(--verified)" />
      <path d="M146 28h68M146 90h50M146 151h60" stroke="var(--text-muted)" strokeWidth="8" strokeLinecap="round" />
      <path d="M146 43h38M146 105h62M146 166h34" stroke="var(--line)" strokeWidth="7" strokeLinecap="round" />
      <rect x="246" y="21" width="52" height="26" rx="13" fill="var(--accent-strong)" />
      <path d="m263 34 6 6 12-12" stroke="#fff" strokeWidth="4" {...round} />
      <rect x="246" y="83" width="52" height="26" rx="13" fill="var(--accent-strong)" />
      <path d="m263 96 6 6 12-12" stroke="#fff" strokeWidth="4" {...round} />
      <rect x="247" y="145" width="50" height="24" rx="12" stroke="var(--text-muted)" strokeWidth="2" />
      <path d="M262 157h.1M272 157h.1M282 157h.1" stroke="var(--text-muted)" strokeWidth="5" strokeLinecap="round" />
    </svg>
  );
}

/** A week's reach, rising; its best day in the accent. */
export function StatisticsPicture() {
  const days = [44, 62, 54, 86, 78, 116, 148];
  const bars = (list: readonly number[], from: number) =>
    list.map((height, i) => `M${38 + (from + i) * 41} 176v-${height - 12}`).join("");
  return (
    <svg viewBox="0 0 320 190" fill="none" aria-hidden="true" focusable="false">
      <path
        d="M16 56h288M16 116h288"
        stroke="var(--line)"
        strokeDasharray="1 9"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d={bars(days.slice(0, 6), 0)} stroke="var(--line)" strokeWidth="25" strokeLinecap="round" />
      <path d={bars(days.slice(6), 6)} stroke="var(--accent-strong)" strokeWidth="25" strokeLinecap="round" />
      <path
        d="M38 112c20-6 24-24 41-24s22 12 41 10 22-38 41-40 24 10 41 4 24-32 41-36 20-8 41-16"
        stroke="var(--warm)"
        strokeWidth="6"
        {...round}
      />
      <circle cx="284" cy="12" r="9" fill="var(--raised)" stroke="var(--warm)" strokeWidth="6" />
    </svg>
  );
}

/** A post whose straight way is barred reaches its reader by another. */
export function BackupPicture() {
  return (
    <svg viewBox="0 0 620 190" fill="none" aria-hidden="true" focusable="false">
      <path d="M124 112h126" stroke="var(--line)" strokeWidth="7" strokeDasharray="1 15" strokeLinecap="round" />
      <path d="M330 112h156" stroke="var(--line)" strokeWidth="7" strokeDasharray="1 15" strokeLinecap="round" />
      <path d="M124 92C190 92 176 30 250 30h80c76 0 66 62 148 62" stroke="var(--accent)" strokeWidth="7" {...round} />
      <path d="m462 76 18 16-18 16" stroke="var(--accent)" strokeWidth="7" {...round} />
      <circle cx="290" cy="30" r="25" fill="var(--accent-strong)" />
      <path d="M290 43V29m-9-6a13 13 0 0 1 18 0M290 30h.1" stroke="#fff" strokeWidth="5" {...round} />
      <path d="M290 78v96" stroke="var(--warning)" strokeWidth="8" strokeLinecap="round" />
      <circle cx="290" cy="122" r="23" fill="var(--raised)" stroke="var(--warning)" strokeWidth="6" />
      <path d="m281 113 18 18M299 113l-18 18" stroke="var(--warning)" strokeWidth="6" strokeLinecap="round" />
      <rect x="16" y="44" width="100" height="124" rx="20" fill="var(--sunken)" stroke="var(--line)" strokeWidth="2" />
      <circle cx="42" cy="72" r="11" fill="var(--accent)" />
      <path d="M64 68h34M64 79h20" stroke="var(--text-muted)" strokeWidth="6" strokeLinecap="round" />
      <rect x="32" y="96" width="68" height="54" rx="10" fill="var(--accent-strong)" />
      <path d="m40 140 16-22 12 14 8-8 16 16Z" fill="#fff" />
      <rect
        x="506"
        y="12"
        width="92"
        height="168"
        rx="22"
        fill="var(--sunken)"
        stroke="var(--text-muted)"
        strokeWidth="4"
      />
      <path d="M540 26h24" stroke="var(--text-muted)" strokeWidth="5" strokeLinecap="round" />
      <rect x="520" y="48" width="64" height="58" rx="12" fill="var(--accent-strong)" />
      <path d="m528 96 14-20 12 13 8-7 14 14Z" fill="#fff" />
      <path d="M524 122h52M524 136h36" stroke="var(--text-muted)" strokeWidth="6" strokeLinecap="round" />
      <path d="M532 164l-8-8a6 6 0 0 1 8-9 6 6 0 0 1 8 9Z" fill="var(--accent)" />
    </svg>
  );
}
