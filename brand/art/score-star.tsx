/** The badge of a user's score: a golden eight-pointed Seljuk star, made of two squares. */
export function ScoreStar({ size = 20 }: { readonly size?: number }) {
  const square =
    "M5.5 4h13A1.5 1.5 0 0 1 20 5.5v13a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-13A1.5 1.5 0 0 1 5.5 4Z";
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path fill="var(--app-gold-deep)" d={square} />
      <path fill="var(--app-gold)" d={square} transform="rotate(45 12 12)" />
      <path
        fill="var(--app-gold-deep)"
        opacity={0.55}
        d="M12 7.5 16.5 12 12 16.5 7.5 12Z"
        transform="rotate(45 12 12)"
      />
      <circle cx={12} cy={12} r={2.3} fill="var(--app-gold)" />
    </svg>
  );
}
