/** On a button that was pressed before its script had loaded: the press is acknowledged, and repeated then. */
export const pressed = "aria-busy";
