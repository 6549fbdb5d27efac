const round = { fill: "none", strokeLinecap: "round", strokeLinejoin: "round" } as const;

/** A score that has filled most of its ring, and the three badges on the way. */
export function ScoreImage() {
  const star = "m0-30 8.8 18.5 20.3 2.7-14.9 14.1 3.7 20.200L0 15.700l-17.9 9.8 3.7-20.2-14.9-14.1 20.3-2.700Z";
  return (
    <svg viewBox="0 0 280 330" fill="none" aria-hidden="true">
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
