/** One post, and the rings of people it reaches. */
export function SpreadImage() {
  const rings = [78, 126, 178, 234, 294].map((radius, ring) => {
    const count = 5 + ring * 3;
    return Array.from({ length: count }, (_, i) => {
      const angle = ((i / (count - 1)) * 2 - 1) * Math.asin(Math.min(0.85, 108 / radius));
      return `M${Math.round(96 + radius * Math.cos(angle))} ${Math.round(130 + radius * Math.sin(angle))}h.1`;
    }).join("");
  });
  const widths = [24, 20, 17, 14, 11];
  return (
    <svg viewBox="0 0 420 260" fill="none" aria-hidden="true">
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
