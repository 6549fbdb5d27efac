import { LineIcon } from "./line-icon.tsx";

/** An arrow in reading direction: mirrored where the page runs from right to left. */
export function ArrowIcon({ toward }: { readonly toward: "start" | "end" }) {
  return (
    <LineIcon className="mirrored" strokeWidth="2">
      <path d={toward === "end" ? "m9 5 7 7-7 7" : "m15 5-7 7 7 7"} />
    </LineIcon>
  );
}
