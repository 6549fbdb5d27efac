import styles from "./empty-square.module.css";

/** An empty bench under a lamp that is lit at night, and a cat: for pages that have nothing to show. */
export function EmptySquare() {
  return (
    <svg className={styles.picture} viewBox="-10 0 320 190" fill="none" aria-hidden="true">
      <defs>
        <radialGradient id="lamp-light">
          <stop stopColor="var(--warm)" stopOpacity=".75" />
          <stop offset=".3" stopColor="var(--warm)" stopOpacity=".2" />
          <stop offset="1" stopColor="var(--warm)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse className={styles.ground} cx="150" cy="172" rx="150" ry="14" fill="url(#lamp-light)" />
      <circle className={styles.light} cx="232" cy="44" r="76" fill="url(#lamp-light)" />
      <path d="M232 172V58" stroke="var(--text-muted)" strokeWidth="4" />
      <path d="m224 172 3-24h10l3 24Z" fill="var(--text-muted)" />
      <path className={styles.lamp} d="M220 32h24l-4 26h-16Z" fill="var(--warm)" />
      <path d="m216 32 16-16 16 16Z" fill="var(--text-muted)" />
      <g stroke="var(--text-muted)" strokeLinecap="round">
        <path d="M86 172v-30m88 30v-30M92 138v-36m76 36v-36" strokeWidth="4" />
        <path d="M74 140h112M80 120h100M80 106h100" strokeWidth="7" />
      </g>
      <g transform="translate(126 136) scale(.52)" strokeLinecap="round" strokeLinejoin="round">
        <path
          d="M-78 0C-88-36-60-68-14-68 30-70 70-52 78-18 82 0 72 3 60 3H-66C-74 3-76 2-78 0Z"
          fill="var(--accent-strong)"
        />
        <path
          d="M16 3C6-24 18-48 42-50L44-68 58-53Q66-54 75-50L90-62V-44C102-34 104-10 92 0 86 4 30 5 16 3Z"
          fill="var(--accent-strong)"
        />
        <path d="M16 3C6-24 18-48 42-50" stroke="var(--shade)" strokeWidth="3" />
        <path
          d="M-72-26C-60-56-34-67-8-67 12-68 28-63 40-54M44-67 58-53Q66-54 75-50L89-61"
          stroke="var(--warm)"
          strokeWidth="5"
        />
        <path d="M-76-4C-60 12 0 10 44 0" stroke="var(--accent)" strokeWidth="13" />
        <path
          d="M44-26q6 6 13 0M74-27q6 6 13 0M66-14q-4 5-9 3M66-14q4 5 9 3"
          stroke="var(--on-accent)"
          strokeWidth="3"
        />
      </g>
    </svg>
  );
}
