/** The blue tick of a verified account. */
export function VerifiedTick({ size = 18 }: { readonly size?: number }) {
  return (
    <svg viewBox="0 0 20 20" width={size} height={size} aria-hidden="true">
      <path
        fill="var(--app-tick)"
        d="M17.67 6.82A3.5 3.5 0 0 1 17.67 13.18A3.5 3.5 0 0 1 13.18 17.67A3.5 3.5 0 0 1 6.82 17.67A3.5 3.5 0 0 1 2.33 13.18A3.5 3.5 0 0 1 2.33 6.82A3.5 3.5 0 0 1 6.82 2.33A3.5 3.5 0 0 1 13.18 2.33A3.5 3.5 0 0 1 17.67 6.82Z"
      />
      <path
        fill="none"
        stroke="#fff"
        strokeWidth={2.1}
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M6.2 10.1l2.6 2.6 5-5.3"
      />
    </svg>
  );
}
