/** What lays a box's content in its middle. */
export const centered = { display: "flex", alignItems: "center", justifyContent: "center" } as const;
