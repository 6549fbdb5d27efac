/** The shapes of "share", for the button and for the count. */
export const shareShapes = (
  <>
    <circle cx="17.5" cy="5.5" r="2.75" />
    <circle cx="6.5" cy="12" r="2.75" />
    <circle cx="17.5" cy="18.5" r="2.75" />
    <path d="m8.9 10.6 6.2-3.7M8.9 13.4l6.2 3.7" />
  </>
);
