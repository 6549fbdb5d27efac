const round = { fill: "none", strokeLinecap: "round", strokeLinejoin: "round" } as const;

/** A week's reach, rising; its best day in the accent. */
export function StatisticsImage() {
  const days = [44, 62, 54, 86, 78, 116, 148];
  const bars = (list: readonly number[], from: number) =>
    list.map((height, i) => `M${38 + (from + i) * 41} 176v-${height - 12}`).join("");
  return (
    <svg viewBox="0 0 320 190" fill="none" aria-hidden="true">
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
