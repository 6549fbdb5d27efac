const round = { fill: "none", strokeLinecap: "round", strokeLinejoin: "round" } as const;

const reach = "M38 112c20-6 24-24 41-24s22 12 41 10 22-38 41-40 24 10 41 4 24-32 41-36 20-8 41-16";

/** A week's reach, rising; its best day in the accent. */
export function StatisticsImage() {
  const days = [44, 62, 54, 86, 78, 116];
  const bars = days.map((height, i) => `M${38 + i * 41} 176v-${height - 12}`).join("");
  return (
    <svg viewBox="0 0 320 190" fill="none" aria-hidden="true">
      <defs>
        <linearGradient id="statistics-day" x2="0" y2="1">
          <stop stopColor="var(--accent)" />
          <stop offset=".7" stopColor="var(--accent-strong)" />
        </linearGradient>
        <linearGradient id="statistics-light" x2="0" y2="1">
          <stop stopColor="var(--warm)" stopOpacity=".4" />
          <stop offset="1" stopColor="var(--warm)" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path
        d="M16 56h288M16 116h288"
        stroke="var(--line)"
        strokeDasharray="1 9"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d={`${reach}V188H38Z`} fill="url(#statistics-light)" />
      <path d={bars} stroke="var(--line)" strokeWidth="25" strokeLinecap="round" />
      <rect x="271.500" y="27.500" width="25" height="161" rx="12.500" fill="url(#statistics-day)" />
      <path d={reach} stroke="var(--warm)" strokeWidth="6" {...round} />
      <circle cx="284" cy="12" r="9" fill="var(--raised)" stroke="var(--warm)" strokeWidth="6" />
    </svg>
  );
}
