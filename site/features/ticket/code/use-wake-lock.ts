import { useEffect } from "react";

/**
 * Keeps the screen awake while the component is rendered. The browser releases the lock when the page is hidden, so it
 * is requested again when the page is shown. Does nothing where the browser has no wake lock or refuses one, as with a
 * low battery.
 */
export function useWakeLock(): void {
  useEffect(() => {
    // Types say that every browser has it: Safari before 16.4 and Firefox before 126 do not.
    if (!("wakeLock" in navigator)) return;
    let sentinel: WakeLockSentinel | undefined;
    let isOver = false;
    const request = async () => {
      if (document.visibilityState !== "visible") return;
      try {
        sentinel = await navigator.wakeLock.request("screen");
        if (isOver) await sentinel.release();
      } catch {
        // Refused: the code is shown all the same.
      }
    };
    void request();
    document.addEventListener("visibilitychange", request);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", request);
      void sentinel?.release();
    };
  }, []);
}
