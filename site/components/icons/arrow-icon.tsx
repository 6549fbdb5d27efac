/** An arrow in reading direction: mirrored where the page runs from right to left. */
export function ArrowIcon({ toward }: { readonly toward: "start" | "end" }) {
  return (
    <svg
      className="mirrored"
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={toward === "end" ? "m9 5 7 7-7 7" : "m15 5-7 7 7 7"} />
    </svg>
  );
}
