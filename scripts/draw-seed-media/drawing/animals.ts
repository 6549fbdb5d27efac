import type { Canvas } from "./canvas.ts";
import { at, circle, line, n, path } from "./shapes.ts";

/** A gull gliding, 100 wide; `beat` from -1 (wings down) to 1 (wings up). */
export function gull(canvas: Canvas, beat = 0.4, light = "#fff0e0", dark = "#6a558f"): string {
  const tip = -20 * beat - 6;
  const wing = canvas.linear(`0 ${light}, 0.6 #d8bfd6, 1 ${dark}`);
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

/** A cat asleep in a curl, about 150 wide, lying on y = 0, its tail around its nose. */
export const sleepingCat = (fur: string, rim: string, stripe = rim): string =>
  [
    path("M-78,0C-88,-36 -60,-68 -14,-68C30,-70 70,-52 78,-18C82,0 72,3 60,3H-66C-74,3 -76,2 -78,0Z", fur),
    line("M-46,-56q6,14 2,26M-24,-64q8,16 4,32M0,-66q8,16 4,30", stripe, 5, 'opacity=".55"'),
    path("M-70,-6C-74,-34 -44,-44 -22,-30C-4,-18 -8,3 -28,3H-60Z", "#0b0819", 'opacity=".12"'),
    line("M-66,-22C-58,-38 -36,-40 -24,-28", "#0b0819", 2.5, 'opacity=".3"'),
    path(
      "M16,3C6,-24 18,-48 42,-50L44,-68L58,-53C64,-54 70,-53 75,-50L90,-62L90,-44C102,-34 104,-10 92,0C86,4 30,5 16,3Z",
      fur,
    ),
    path("M47,-52l-1,-10 9,9Z", "#e8a0a0"),
    path("M79,-50l9,-7 -1,10Z", "#e8a0a0"),
    line("M60,-52v9M67,-53v9", stripe, 3.5, 'opacity=".6"'),
    line("M-72,-26C-60,-56 -34,-67 -8,-67C12,-68 28,-63 40,-54M44,-67L58,-53C64,-54 70,-53 75,-50L89,-61", rim, 4),
    line("M-76,-4C-60,12 0,10 44,0C56,-4 62,-10 60,-18", fur, 15),
    line("M-60,7C-20,13 20,8 46,0", "#0b0819", 2, 'opacity=".25"'),
    line("M42,-3q8,-3 12,-8", stripe, 6, 'opacity=".6"'),
    line("M44,-26q6,6 13,0M74,-27q6,6 13,0", "#0b0819", 2.6),
    path("M62,-19h8l-4,5Z", "#d98a94"),
    line("M66,-14q-4,5 -9,3M66,-14q4,5 9,3", "#0b0819", 1.6, 'opacity=".6"'),
    line("M50,-14l-24,-3M50,-11l-23,4M82,-14l24,-3M82,-11l23,4", "#fff0e0", 1.1, 'opacity=".7"'),
  ].join("");

export const farGulls = (positions: readonly (readonly [number, number, number])[], colour: string): string =>
  positions.map(([x, y, size]) => at(x, y, line("M-20,-4Q-10,-14 0,0Q10,-14 20,-4", colour, 3), size)).join("");
