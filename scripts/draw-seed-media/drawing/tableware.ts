import type { Canvas } from "./canvas.ts";
import { cream, gold } from "./palette.ts";
import { at, circle, ellipse, fade, group, line, n, path, rect, times } from "./shapes.ts";

/** A table seen from above: planks with grain, lit from one corner. */
export function planks(canvas: Canvas, tones: readonly [string, string, string], size: number): string {
  const count = Math.ceil(canvas.height / size);
  return group(
    times(count, (i) => {
      const y = i * size;
      const grain = times(9, () => {
        const gy = y + canvas.between(6, size - 6);
        return line(
          `M-10,${n(gy)}C${n(canvas.width * 0.3)},${n(gy + canvas.between(-9, 9))} ${n(canvas.width * 0.7)},${n(gy + canvas.between(-9, 9))} ${canvas.width + 10},${n(gy)}`,
          tones[2],
          canvas.between(1, 3),
          fade(canvas.between(0.15, 0.45)),
        );
      });
      return (
        rect(-10, y, canvas.width + 20, size, canvas.linear(`0 ${tones[0]}, 1 ${tones[1]}`, i % 2 ? 80 : 100)) +
        grain.join("") +
        line(`M-10,${y}H${canvas.width + 10}`, "#140a24", 4, fade(0.7)) +
        line(`M-10,${y + 4}H${canvas.width + 10}`, tones[0], 2, fade(0.5))
      );
    }),
  );
}

/** What a dish throws on the table, away from the lamp. */
export const dishShadow = (canvas: Canvas, x: number, y: number, r: number): string =>
  circle(x + r * 0.12, y + r * 0.16, r * 1.04, "#0d0618", `${fade(0.6)} filter="${canvas.blur(r * 0.09)}"`);

/** A round plate from above with a painted rim. */
export function plate(canvas: Canvas, x: number, y: number, r: number, rim: string): string {
  return [
    dishShadow(canvas, x, y, r),
    circle(x, y, r, canvas.linear("0 #fffaf0, 1 #b79ac0", 45)),
    circle(x, y, r * 0.9, "none", `stroke="${rim}" stroke-width="${n(r * 0.05)}"`),
    ...times(18, (i) =>
      at(
        x,
        y,
        path(
          `M0,${n(-r * 0.98)}q${n(r * 0.07)},${n(r * 0.05)} 0,${n(r * 0.11)}q${n(-r * 0.07)},${n(-r * 0.06)} 0,${n(-r * 0.11)}`,
          rim,
          fade(0.8),
        ),
        1,
        i * 20,
      ),
    ),
    circle(x, y, r * 0.74, canvas.linear("0 #d9c4dc, 0.5 #f6eae6, 1 #fffaf2", 45)),
  ].join("");
}

/** A tea glass on its saucer from above. */
export function teaFromAbove(canvas: Canvas, x: number, y: number, r: number): string {
  return [
    plate(canvas, x, y, r, "#b9343f"),
    circle(x, y, r * 0.46, "#e8d0d8"),
    circle(x, y, r * 0.42, canvas.radial("0 #ff9a4a, 0.6 #c83c1e, 1 #7a1a18", 0.4, 0.4, 0.65)),
    circle(x, y, r * 0.46, "none", `stroke="#fff6e8" stroke-width="${n(r * 0.035)}" opacity=".9"`),
    path(
      `M${n(x - r * 0.3)},${n(y - r * 0.16)}A${n(r * 0.34)},${n(r * 0.34)} 0 0 1 ${n(x)},${n(y - r * 0.34)}L${n(x + r * 0.02)},${n(y - r * 0.26)}A${n(r * 0.27)},${n(r * 0.27)} 0 0 0 ${n(x - r * 0.24)},${n(y - r * 0.12)}Z`,
      "#fff0d2",
      fade(0.75),
    ),
    line(`M${n(x + r * 0.5)},${n(y + r * 0.3)}L${n(x + r * 1.16)},${n(y - r * 0.5)}`, "#e9dcee", r * 0.07),
    ellipse(
      x + r * 0.48,
      y + r * 0.34,
      r * 0.14,
      r * 0.09,
      "#f6ecf4",
      `transform="rotate(-50 ${n(x + r * 0.48)} ${n(y + r * 0.34)})"`,
    ),
  ].join("");
}

/** A small bowl from above, holding whatever is drawn inside a circle of radius `r * 0.8`. */
export const bowl = (
  canvas: Canvas,
  x: number,
  y: number,
  r: number,
  outer: string,
  inner: string,
  content: readonly string[],
): string =>
  [
    dishShadow(canvas, x, y, r),
    circle(x, y, r, outer),
    circle(x, y, r * 0.86, inner),
    ...content,
    path(
      `M${n(x - r * 0.93)},${n(y)}A${n(r * 0.93)},${n(r * 0.93)} 0 0 1 ${n(x)},${n(y - r * 0.93)}`,
      "none",
      `stroke="${cream}" stroke-width="${n(r * 0.05)}" stroke-linecap="round" opacity=".7"`,
    ),
  ].join("");

/** A loaf's slice from above. */
export const breadSlice = (canvas: Canvas, x: number, y: number, size: number, turn: number): string =>
  at(
    x,
    y,
    path("M-52,-30C-60,-52 60,-52 52,-30C66,-10 56,30 40,34H-40C-56,30 -66,-10 -52,-30Z", "#b0602c") +
      path("M-44,-26C-50,-42 50,-42 44,-26C56,-8 46,24 34,27H-34C-46,24 -56,-8 -44,-26Z", "#fbe2b4") +
      times(12, () =>
        ellipse(
          canvas.between(-34, 34),
          canvas.between(-24, 20),
          canvas.between(1.5, 4),
          canvas.between(1, 3),
          "#d9ab70",
        ),
      ).join(""),
    size,
    turn,
  );

export const olive = (canvas: Canvas, x: number, y: number, r: number): string =>
  ellipse(
    x,
    y,
    r * 1.15,
    r,
    canvas.pick(["#2a1738", "#3a1f48", "#1d1030"]),
    `transform="rotate(${n(canvas.between(0, 180))} ${n(x)} ${n(y)})"`,
  ) + circle(x - r * 0.3, y - r * 0.35, r * 0.22, gold, fade(0.8));
