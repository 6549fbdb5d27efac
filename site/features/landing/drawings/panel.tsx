/** A team's panel: who is in it, and what each may do. Mirrored where the script is: no sign in it has a side. */
export function PanelImage() {
  return (
    <svg viewBox="0 0 320 190" fill="none" aria-hidden="true">
      <rect x="1" y="1" width="318" height="188" rx="20" fill="var(--sunken)" stroke="var(--line)" />
      <path d="M84 2v186M84 66h234M84 126h234" stroke="var(--line)" />
      <rect x="26" y="18" width="34" height="34" rx="11" fill="var(--accent-strong)" />
      <circle cx="43" cy="31" r="5" fill="#fff" />
      <path d="M34 45a9 8 0 0 1 18 0Z" fill="#fff" />
      <path d="M30 84h26M30 112h26M30 140h26" stroke="var(--line)" strokeWidth="9" strokeLinecap="round" />
      <path d="M30 84h26" stroke="var(--accent)" strokeWidth="9" strokeLinecap="round" />
      <circle cx="116" cy="34" r="17" fill="var(--warm)" />
      <circle cx="116" cy="96" r="17" fill="var(--accent)" />
      <circle cx="116" cy="157" r="17" fill="var(--verified)" />
      <path d="M105 47a12 12 0 0 1 22 0 17 17 0 0 1-22 0Z" fill="oklch(0.55 0.13 185)" />
      <path d="M105 109a12 12 0 0 1 22 0 17 17 0 0 1-22 0Z" fill="var(--accent-strong)" />
      <path d="M105 170a12 12 0 0 1 22 0 17 17 0 0 1-22 0Z" fill="oklch(0.62 0.19 20)" />
      <path d="M116 31h.1M116 93h.1M116 154h.1" stroke="oklch(0.85 0.07 60)" strokeWidth="13" strokeLinecap="round" />
      <path
        d="M109 31a7 7 0 0 1 14 0q-3-4-7-4t-7 4Zm0 62a7 7 0 0 1 14 0q-3-4-7-4t-7 4Zm0 61a7 7 0 0 1 14 0q-3-4-7-4t-7 4Z"
        fill="oklch(0.27 0.06 40)"
      />
      <path d="M146 28h68M146 90h50M146 151h60" stroke="var(--text-muted)" strokeWidth="8" strokeLinecap="round" />
      <path d="M146 43h38M146 105h62M146 166h34" stroke="var(--line)" strokeWidth="7" strokeLinecap="round" />
      <rect x="246" y="21" width="52" height="26" rx="13" fill="var(--accent-strong)" />
      <circle cx="285" cy="34" r="8" fill="#fff" />
      <rect x="246" y="83" width="52" height="26" rx="13" fill="var(--accent-strong)" />
      <circle cx="285" cy="96" r="8" fill="#fff" />
      <rect x="247" y="145" width="50" height="24" rx="12" stroke="var(--text-muted)" strokeWidth="2" />
      <circle cx="259" cy="157" r="7" fill="var(--text-muted)" />
    </svg>
  );
}
