import { PostPicture } from "./post-picture.tsx";

const round = { fill: "none", strokeLinecap: "round", strokeLinejoin: "round" } as const;

/** A post whose straight way is barred reaches its reader by another. */
export function BackupImage() {
  return (
    <svg viewBox="0 0 620 190" fill="none" aria-hidden="true">
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
      <PostPicture x={32} y={96} width={68} height={54} />
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
      <PostPicture x={518} y={48} width={68} height={54} />
      <path d="M524 122h52M524 136h36" stroke="var(--text-muted)" strokeWidth="6" strokeLinecap="round" />
      <path d="M532 164l-8-8a6 6 0 0 1 8-9 6 6 0 0 1 8 9Z" fill="var(--accent)" />
    </svg>
  );
}
