import type { Canvas } from "./canvas.ts";
import { glow } from "./light.ts";
import { amber, cream, gold } from "./palette.ts";
import { ellipse, fade, line, path, rect } from "./shapes.ts";

const outline =
  "M-74,-250C-72,-196 -40,-168 -42,-128C-44,-88 -70,-70 -62,-30C-58,-10 -34,-2 0,-2C34,-2 58,-10 62,-30C70,-70 44,-88 42,-128C40,-168 72,-196 74,-250Z";
const tea =
  "M-69,-226C-64,-190 -38,-166 -40,-128C-42,-88 -66,-68 -59,-32C-55,-14 -32,-7 0,-7C32,-7 55,-14 59,-32C66,-68 42,-88 40,-128C38,-166 64,-190 69,-226Z";

/** A tulip-waisted glass of tea on its saucer with a spoon and two lumps of sugar; 250 high, standing on (0,0). */
export function teaGlass(canvas: Canvas): string {
  const brew = canvas.linear("0 #ffb25a, 0.25 #e8652a, 0.6 #b32a1c, 1 #6d1119");
  const side = canvas.linear("0 #3b0713 0.75, 0.25 #3b0713 0, 0.6 #ffcf7a 0, 0.85 #ffcf7a 0.55, 1 #fff0d2 0.1", 90);
  const saucer = canvas.linear("0 #cbb5e6, 0.5 #fff3e4, 1 #d9a78a", 90);
  return [
    ellipse(6, 34, 190, 34, "#07040f", `${fade(0.55)} filter="${canvas.blur(10)}"`),
    ellipse(0, 16, 168, 38, canvas.linear("0 #6b4b8e, 1 #2a1748")),
    ellipse(0, 8, 168, 38, saucer),
    ellipse(0, 9, 150, 31, "none", 'stroke="#b9343f" stroke-width="4"'),
    ellipse(0, 9, 140, 28, "none", 'stroke="#e0a04a" stroke-width="2"'),
    ellipse(0, 10, 96, 20, canvas.radial("0 #e8652a 0.9, 0.6 #e8905a 0.5, 1 #e8905a 0")),
    glow(canvas, 0, -20, 170, amber, 0.45),
    path(outline, "#2b1840", fade(0.5)),
    path(tea, brew),
    path(tea, side),
    glow(canvas, 18, -60, 90, "#ff9a3d", 0.55),
    ellipse(0, -226, 69, 13, canvas.linear("0 #8f2a1c, 1 #ff9c50")),
    ellipse(0, -250, 74, 14, "none", 'stroke="#ffe9d0" stroke-width="3" opacity=".85"'),
    path(outline, "none", 'stroke="#ffe2c0" stroke-width="2.5" opacity=".55"'),
    line("M-60,-238C-56,-200 -30,-172 -30,-130C-30,-96 -52,-76 -50,-44", "#fff6ea", 7, fade(0.75)),
    line("M61,-232C57,-204 47,-188 40,-170", cream, 4, fade(0.7)),
    line("M50,-60C54,-44 52,-30 46,-22", cream, 4, fade(0.6)),
    ellipse(0, -5, 52, 7, gold, fade(0.5)),
    line("M84,18C120,6 150,-2 196,-14", "#f4dfe9", 6),
    line("M84,16C120,4 150,-4 196,-16", "#ffffff", 2, fade(0.8)),
    ellipse(76, 20, 20, 8, "#e5cfe2", 'transform="rotate(-16 76 20)"'),
    sugar(canvas, -104, 2, -12),
    sugar(canvas, -122, 16, 14),
  ].join("");
}

function sugar(canvas: Canvas, x: number, y: number, turn: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${rect(
    -14,
    -14,
    28,
    22,
    canvas.linear("0 #ffffff, 1 #d8c2e0"),
    'rx="3"',
  )}${path("M-14,-14l7,-7h27l-6,7Z", "#fffaf2")}</g>`;
}

/** Steam rising from (0,0); `phase` 0–1 moves it through one full round. */
export function steam(canvas: Canvas, height: number, phase = 0, strength = 0.5): string {
  const strand = (x: number, turn: number, reach: number) => {
    const sway = (share: number) => x + Math.sin((share * 1.6 - phase + turn) * Math.PI * 2) * 26 * (0.3 + share);
    const points = Array.from({ length: 13 }, (_, i): [number, number] => [sway(i / 12), (-height * reach * i) / 12]);
    const d = `M${points.map(([px, py]) => `${px.toFixed(1)},${py.toFixed(1)}`).join("L")}`;
    const paint = canvas.linear(
      `0 ${cream} 0, 0.3 ${cream} ${strength * 0.5}, 0.75 ${cream} ${strength}, 1 ${cream} 0`,
    );
    return line(d, paint, 22);
  };
  return `<g filter="${canvas.blur(11)}">${strand(-20, 0, 1)}${strand(12, 0.37, 0.85)}${strand(32, 0.71, 0.66)}</g>`;
}
