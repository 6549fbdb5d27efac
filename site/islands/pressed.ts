/** On a button that was pressed before its script was there: the press is heard, and repeated then. */
export const pressed = "aria-busy";
