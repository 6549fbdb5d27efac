import type { Canvas } from "./canvas.ts";
import { glow } from "./light.ts";
import { amber, cream } from "./palette.ts";
import { circle, fade, group, line, n, path, rect, times } from "./shapes.ts";

export const balloonCloth = [
  ["#ff8460", "#ffd584", "#d75a92"],
  ["#5f35ad", "#bfa2f5", "#ffae45"],
  ["#1c9a9e", "#fff0d2", "#0f4a60"],
  ["#d75a92", "#fff0d2", "#8d2f3d"],
  ["#ffae45", "#8d2f3d", "#ffd584"],
  ["#33529a", "#78dcd2", "#ffd584"],
] as const;

/** A hot-air balloon of striped cloth, 200 wide, its basket at y = 170; `fire` 0–1 lights it from within. */
export function balloon(canvas: Canvas, cloth: readonly string[], fire: number): string {
  const outline =
    "M0,-120C70,-120 102,-66 100,-18C98,36 48,84 22,116H-22C-48,84 -98,36 -100,-18C-102,-66 -70,-120 0,-120Z";
  const gores = times(8, (i) => {
    const a = -1 + i / 4;
    const b = -1 + (i + 1) / 4;
    const edge = (t: number) =>
      `C${n(t * 76)},-116 ${n(t * 104)},-60 ${n(t * 100)},-18C${n(t * 96)},36 ${n(t * 48)},84 ${n(t * 22)},116`;
    const back = `C${n(a * 48)},84 ${n(a * 96)},36 ${n(a * 100)},-18C${n(a * 104)},-60 ${n(a * 76)},-116 0,-120`;
    return path(`M0,-120${edge(b)}L${n(a * 22)},116${back}Z`, cloth[i % cloth.length] ?? cream);
  });
  const form = canvas.linear(
    "0 #2a1150 0.75, 0.35 #2a1150 0.1, 0.6 #fff0d2 0.12, 0.85 #ffd9a0 0.5, 1 #ffe9c0 0.25",
    90,
  );
  const inner = canvas.radial(`0 #fff2c8 ${0.95 * fire}, 0.5 ${amber} ${0.6 * fire}, 1 ${amber} 0`, 0.5, 0.95, 0.85);
  return [
    group(gores),
    path("M-97,-40Q0,-12 97,-40L99,-24Q0,6 -99,-24Z", cream, fade(0.85)),
    path(outline, form),
    path(outline, inner, 'style="mix-blend-mode:screen"'),
    line("M-20,116L-12,146M20,116L12,146M-8,118L-6,146M8,118L6,146", "#2a1748", 1.6),
    rect(-15, 146, 30, 24, "#5a3040", 'rx="4"'),
    line("M-15,153H15M-15,160H15", "#a86a4a", 2),
    circle(-6, 141, 4.5, "#1a1030"),
    circle(5, 140, 4.5, "#1a1030"),
    glow(canvas, 0, 112, 90, amber, fire * 0.8),
    glow(canvas, 0, 112, 22, cream, fire),
  ].join("");
}
