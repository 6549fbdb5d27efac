/**
 * Milliseconds between two frames of the scene. It moves so slowly that 60 frames a second look hardly different, and
 * they cost a slow phone (CPU ÷ 4) 20 % of its processor, traced in Chromium; these cost 1.8 %.
 */
export const frameMs = 600;

/** Chromium only. Other browsers support `prefers-reduced-data`, or neither. */
interface NetworkInformation {
  readonly saveData?: boolean;
}

/** Whether the visitor asks for few bytes: the lights are an image of their own. */
function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: NetworkInformation };
  return connection?.saveData === true || matchMedia("(prefers-reduced-data: reduce)").matches;
}

/**
 * Moves the scene while it is in view, unless the visitor saves data. The style sheet has its animations, paused, and
 * with reduced motion none (scene.module.css); this is only their slow clock.
 */
export function animateScene(scene: HTMLElement): void {
  if (savesData()) return;
  scene.dataset.scene = "moving";
  let time = 0;
  let clock: ReturnType<typeof setInterval> | undefined;
  const showNextFrame = () => {
    if (document.hidden) return;
    time += frameMs;
    for (const animation of scene.getAnimations({ subtree: true })) animation.currentTime = time;
  };
  new IntersectionObserver((entries) => {
    clearInterval(clock);
    if (entries.at(-1)?.isIntersecting) clock = setInterval(showNextFrame, frameMs);
  }).observe(scene);
}
