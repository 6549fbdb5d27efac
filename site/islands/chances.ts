/** What says that the network may be back: the browser, a visitor who looks at the page again, and one who presses. */
export const chances = ["online", "visibilitychange", "pointerdown", "keydown"];
