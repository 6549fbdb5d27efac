import type { Canvas } from "./canvas.ts";
import { at, circle, line, n, path } from "./shapes.ts";

/** A gull gliding, 100 wide; `beat` from -1 (wings down) to 1 (wings up). */
export function gull(canvas: Canvas, beat = 0.4, light = "#fff0e0", dark = "#6a558f"): string {
  const tip = -20 * beat - 6;
  const wing = canvas.linear([
    [0, light],
    [0.6, "#d8bfd6"],
    [1, dark],
  ]);
  const side = (s: number) =>
    path(
      `M0,-2C${s * 10},${n(tip - 6)} ${s * 26},${n(tip - 9)} ${s * 50},${n(tip + 8)}C${s * 34},${n(tip + 2)} ${s * 16},${n(tip + 10)} ${s * 2},6Z`,
      wing,
    ) +
    path(
      `M${s * 50},${n(tip + 8)}C${s * 44},${n(tip + 2)} ${s * 38},${n(tip)} ${s * 33},${n(tip - 1)}C${s * 37},${n(tip + 3)} ${s * 42},${n(tip + 5)} ${s * 50},${n(tip + 8)}Z`,
      "#2a1a4a",
    );
  return `${side(-1)}${side(1)}${path("M-5,-4C-3,-9 4,-9 6,-3C10,0 8,7 3,11L0,16L-3,11C-8,6 -8,0 -5,-4Z", light)}${path("M3,-7l8,2 -7,3Z", "#ffae45")}`;
}

/** A cat sitting upright with its tail hanging, about 200 high, its seat at (0,0). */
export function sittingCat(fur: string, rim: string, eyes: string, belly = fur): string {
  const body =
    "M-46,0C-62,-46 -50,-92 -30,-116C-40,-128 -44,-146 -40,-164L-44,-198L-22,-181C-8,-186 8,-186 20,-181L44,-198L40,-163C44,-145 38,-128 28,-116C52,-88 60,-44 48,0Z";
  return [
    line("M40,-10C76,0 84,36 70,72C64,88 74,98 86,92", fur, 17),
    line("M46,-8C80,2 90,36 77,70", rim, 3),
    path(body, fur),
    path("M-16,-112C-30,-80 -26,-30 -16,0H14C24,-30 26,-80 12,-112Z", belly),
    line("M30,-114C53,-86 60,-44 49,-2M22,-181L44,-198L40,-163C43,-147 40,-134 34,-124", rim, 4),
    path("M-38,-186l12,10 -10,8Z", "#c77a86"),
    path("M37,-186l-11,10 9,8Z", "#c77a86"),
    line("M-12,0C-16,-24 -15,-44 -12,-60M12,0C15,-24 14,-44 11,-60", "#0b0819", 3, 'opacity=".35"'),
    path("M-31,-152q11,-11 21,1q-11,7 -21,-1Z", eyes),
    path("M10,-151q10,-12 21,-1q-10,8 -21,1Z", eyes),
    circle(-20, -152, 3.6, "#0b0819"),
    circle(20, -152, 3.6, "#0b0819"),
    path("M-5,-140h10l-5,6Z", "#d98a94"),
    line("M0,-134q-6,8 -13,4M0,-134q6,8 13,4", "#0b0819", 2, 'opacity=".6"'),
    line("M-14,-136l-34,-6M-14,-133l-33,4M14,-136l34,-6M14,-133l33,4", "#fff0e0", 1.2, 'opacity=".6"'),
  ].join("");
}

/** A cat asleep in a curl, about 150 wide, lying on y = 0. */
export const sleepingCat = (fur: string, rim: string): string =>
  [
    path("M-76,0C-86,-34 -60,-66 -14,-66C34,-68 76,-46 78,-14C80,0 72,2 60,2H-66Z", fur),
    path("M20,2C16,-24 34,-44 58,-44L62,-58L72,-44C84,-42 92,-30 90,-14C88,0 74,4 58,4Z", fur),
    path("M44,-42l2,-15 14,12Z", fur),
    line("M-72,-26C-60,-54 -34,-64 -8,-64C12,-65 28,-60 40,-52", rim, 4),
    line("M-70,0C-30,10 10,8 44,2", fur, 15),
    line("M62,-20q6,5 12,0", "#0b0819", 2.4),
    path("M80,-14l6,0 -3,4Z", "#d98a94"),
  ].join("");

export const farGulls = (positions: readonly (readonly [number, number, number])[], colour: string): string =>
  positions.map(([x, y, size]) => at(x, y, line("M-20,-4Q-10,-14 0,0Q10,-14 20,-4", colour, 3), size)).join("");
