/** On a link or button that was pressed before its script had loaded: the press is acknowledged, and repeated then. */
export const pressed = "aria-busy";

/** Milliseconds after which a press is taken back: after so long nobody expects a reaction any more. */
export const pressTimeoutMs = 10_000;
