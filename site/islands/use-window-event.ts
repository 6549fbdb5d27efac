import { useEffect, useEffectEvent } from "react";

/** Calls the handler of the latest render for each event of the window, and so for those of the document that go up to it. */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  handler: (event: WindowEventMap[Type]) => void,
): void {
  const onEvent = useEffectEvent(handler);
  useEffect(() => {
    const listener = (event: WindowEventMap[Type]) => onEvent(event);
    addEventListener(type, listener);
    return () => removeEventListener(type, listener);
  }, [type]);
}
