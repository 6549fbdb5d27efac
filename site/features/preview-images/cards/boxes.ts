/** What lays a box's content in its middle. */
export const centered = { display: "flex", alignItems: "center", justifyContent: "center" } as const;

/** As large as the box around it. */
export const full = { width: "100%", height: "100%" } as const;

/** A circle of a size in pixels, with its content in the middle. */
export const disc = (size: number) => ({ ...centered, width: size, height: size, borderRadius: "50%" }) as const;

/** Text that ends with "…" where there is no room. */
export const cut = { display: "block", textOverflow: "ellipsis", overflowWrap: "anywhere" } as const;
