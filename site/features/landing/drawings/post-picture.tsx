/** A post's picture in small: the evening ferry. Drawn where `define` is set, and used wherever it appears again. */
export function PostPicture({ define = false, ...box }: PostPictureProps) {
  return (
    <>
      {define && (
        <symbol id="post-picture" viewBox="0 0 100 80">
          <linearGradient id="post-dusk" x2="0" y2="1">
            <stop stopColor="oklch(0.36 0.17 295)" />
            <stop offset=".45" stopColor="oklch(0.6 0.2 335)" />
            <stop offset=".65" stopColor="oklch(0.8 0.13 60)" />
            <stop offset=".66" stopColor="oklch(0.52 0.18 320)" />
            <stop offset="1" stopColor="oklch(0.32 0.15 290)" />
          </linearGradient>
          <path d="M0 0h100v80H0Z" fill="url(#post-dusk)" />
          <circle cx="76" cy="20" r="8" fill="oklch(0.96 0.05 90)" />
          <path d="M24 39v-6h40v6h8v13H20V39Z" fill="oklch(0.93 0.05 70)" />
          <path d="M12 51h70l-8 10H20Z" fill="oklch(0.2 0.08 295)" />
          <path d="M38 33v-9h10v9Z" fill="oklch(0.78 0.15 70)" />
          <path d="M25 45h43" stroke="oklch(0.45 0.15 320)" strokeWidth="3" strokeDasharray="4 3" />
          <path
            d="M14 22q4-5 7 0 4-5 7 0M28 69h22m12 5h18"
            fill="none"
            stroke="oklch(0.96 0.05 90)"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </symbol>
      )}
      <use href="#post-picture" {...box} />
    </>
  );
}

interface PostPictureProps {
  readonly define?: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
