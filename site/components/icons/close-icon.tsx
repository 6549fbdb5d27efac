/** The cross of a close button; the button's own name says what it does. */
export function CloseIcon() {
  return (
    <svg viewBox="0 0 24 24" width={20} height={20} fill="none" aria-hidden="true">
      <path d="m5 5 14 14M19 5 5 19" stroke="currentColor" strokeWidth="2.25" strokeLinecap="round" />
    </svg>
  );
}
