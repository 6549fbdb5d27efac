// Each in a square of 32.

/** With nothing on it: free. */
export const lira = (
  <>
    <circle cx="16" cy="16" r="12" />
    <path d="M14 9v14c5 0 7.5-3 7.5-6.500M10.5 15.500l8-4M10.5 19.500l8-4" />
  </>
);

/** Going out: open. */
export const voice = <path d="M5 13v6h4l10 6V7L9 13ZM24 12c2 2.5 2 5.5 0 8M26.5 8.500c4 4.5 4 10.5 0 15" />;

/** With its own key: at home. */
export const house = (
  <>
    <path d="M4.5 15 16 5l11.5 10M7.5 13v13h17V13" />
    <circle cx="16" cy="17" r="2.5" />
    <path d="M16 19.500V23" />
  </>
);
