/** The button that starts a post: the speech bubble of the mark with a plus sign. */
export function VoiceButton({ size }: { readonly size: number }) {
  return (
    <svg viewBox="0 0 52 52" width={size} height={size} aria-hidden="true">
      <path fill="var(--app-accent)" d="M2 25A24 24 0 1 1 26 49H6a4 4 0 0 1-4-4Z" />
      <path stroke="#fff" strokeWidth={3} strokeLinecap="round" d="M26 16.5v17M17.5 25h17" />
    </svg>
  );
}
