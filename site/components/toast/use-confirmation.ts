import { useEffect, useRef, useState } from "react";

/** Milliseconds a confirmation is shown: two words are read in one second, and nobody has to act on them. */
const confirmationMs = 4000;

/** A short text for a live region, and a function that shows it for a while. */
export function useConfirmation(): [text: string, confirm: (text: string) => void] {
  const [text, setText] = useState("");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const confirm = (confirmed: string) => {
    clearTimeout(timer.current);
    // Emptied first, so that a second copy is announced like the first one.
    setText("");
    requestAnimationFrame(() => setText(confirmed));
    timer.current = setTimeout(() => setText(""), confirmationMs);
  };
  return [text, confirm];
}
