import type { Canvas, Stops } from "./canvas.ts";
import { curve, ellipse, fade, group, line, n, path, rect, times } from "./shapes.ts";

type Ridge = { y: number; height: number; peaks: number; jagged?: number; tilt?: number };

/** The outline of a range of hills or mountains, closed at the picture's bottom, and its crest alone (for rim light). */
export function ridge(
  canvas: Canvas,
  { y, height, peaks, jagged = 0.5, tilt = 0 }: Ridge,
): { d: string; crest: string } {
  const phase = canvas.between(0, 9);
  const points = times(peaks * 10 + 1, (i): readonly [number, number] => {
    const t = i / (peaks * 10);
    const big = Math.sin(t * peaks * Math.PI * 1.1 + phase) * 0.6 + Math.sin(t * peaks * 2.7 + phase * 2) * 0.4;
    const rough = (canvas.random() - 0.5) * jagged;
    return [t * (canvas.width + 80) - 40, y - height * (big * 0.5 + rough * 0.5) + tilt * (t - 0.5)];
  });
  const crest = jagged > 0.3 ? `M${points.map(([px, py]) => `${n(px)},${n(py)}`).join("L")}` : curve(points);
  return { crest, d: `${crest}L${canvas.width + 40},${canvas.height}L-40,${canvas.height}Z` };
}

/** Mist lying in a valley: long soft strokes around a height. */
export function mist(canvas: Canvas, y: number, thickness: number, colour: string, opacity: number, count = 7): string {
  return group(
    times(count, () =>
      ellipse(
        canvas.between(-0.1, 1.1) * canvas.width,
        y + canvas.between(-0.5, 0.5) * thickness,
        canvas.between(0.25, 0.55) * canvas.width,
        canvas.between(0.12, 0.34) * thickness,
        colour,
        fade(canvas.between(0.4, 1) * opacity),
      ),
    ),
    `filter="${canvas.blur(thickness / 5)}"`,
  );
}

/** Long thin streaks of cloud near a horizon. */
export function streaks(
  canvas: Canvas,
  top: number,
  bottom: number,
  count: number,
  colour: string,
  opacity: number,
): string {
  return group(
    times(count, () => {
      const y = canvas.between(top, bottom);
      const w = canvas.between(0.12, 0.4) * canvas.width;
      const x = canvas.between(-0.1, 1) * canvas.width;
      const h = canvas.between(3, 10);
      return path(
        `M${n(x)},${n(y)}C${n(x + w * 0.3)},${n(y - h * 1.4)} ${n(x + w * 0.6)},${n(y - h * 0.8)} ${n(x + w)},${n(y)}C${n(x + w * 0.6)},${n(y + h * 0.5)} ${n(x + w * 0.3)},${n(y + h * 0.7)} ${n(x)},${n(y)}Z`,
        colour,
        fade(canvas.between(0.3, 1) * opacity),
      );
    }),
    `filter="${canvas.blur(3)}"`,
  );
}

/** Water from `top` to `bottom`: its colour, then dashes of light that grow towards the viewer. */
export function water(
  canvas: Canvas,
  top: number,
  bottom: number,
  stops: Stops,
  lights: readonly [string, ...string[]],
  count = 260,
  opacity = 0.4,
): string {
  const dashes = times(count, () => {
    const t = canvas.random() ** 1.4;
    const y = top + (bottom - top) * t;
    return ripple(
      canvas,
      canvas.between(-0.05, 1.05) * canvas.width,
      y,
      canvas.between(10, 30 + 150 * t),
      1 + t * 4,
      canvas.pick(lights),
      canvas.between(0.15, 1) * opacity,
    );
  });
  return rect(0, top, canvas.width, bottom - top, canvas.linear(stops)) + dashes.join("");
}

/** What a light on the shore leaves on the water under it. */
export function reflection(
  canvas: Canvas,
  x: number,
  top: number,
  bottom: number,
  colour: string,
  width: number,
  opacity = 0.7,
): string {
  return group(
    times(Math.round((bottom - top) / 9), (i) => {
      const t = i / ((bottom - top) / 9);
      const spread = width * (0.5 + t * 0.9);
      return ripple(
        canvas,
        x + canvas.between(-0.35, 0.35) * spread,
        top + (bottom - top) * t,
        spread * canvas.between(0.35, 1),
        1.5 + t * 4.5,
        colour,
        opacity * (1 - t * 0.85) * canvas.between(0.4, 1),
      );
    }),
    `style="mix-blend-mode:screen"`,
  );
}

export function ripple(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  thickness: number,
  colour: string,
  opacity: number,
): string {
  const paint = canvas.linear(`0 ${colour} 0, 0.3 ${colour}, 0.7 ${colour}, 1 ${colour} 0`, 90);
  return ellipse(x, y, width / 2, thickness / 2 + 0.3, paint, fade(opacity));
}

/** Slanting rain; farther drops are shorter and fainter. */
export function rain(canvas: Canvas, count: number, colour: string, opacity: number, slant = -0.12): string {
  return group(
    times(count, () => {
      const near = canvas.random() ** 2;
      const length = 24 + near * 90;
      const x = canvas.between(-0.1, 1.1) * canvas.width;
      const y = canvas.between(-0.1, 1) * canvas.height;
      return line(
        `M${n(x)},${n(y)}l${n(length * slant)},${n(length)}`,
        colour,
        0.8 + near * 1.6,
        fade(0.15 + opacity * canvas.between(0.2, 1)),
      );
    }),
  );
}

export function snow(canvas: Canvas, count: number, colour: string): string {
  return group(
    times(count, () => {
      const near = canvas.random() ** 5;
      const r = 1.2 + near * 10;
      return ellipse(
        canvas.between(0, canvas.width),
        canvas.between(0, canvas.height),
        r,
        r * 0.95,
        canvas.radial(`0 ${colour} 0.95, 0.5 ${colour} 0.8, 1 ${colour} 0`),
        fade(canvas.between(0.35, 0.95) * (1 - near * 0.5)),
      );
    }),
  );
}

/** A conifer as seen against a slope: boughs that droop and widen downwards, slightly irregular on each side. */
export function fir(canvas: Canvas, x: number, foot: number, height: number, fill: string): string {
  const layers = Math.max(5, Math.min(11, Math.round(height / 34)));
  const side = (hand: 1 | -1): string[] =>
    times(layers, (i) => {
      const share = (i + 1) / layers;
      const y = foot - height * (1 - share * 0.94);
      const reach = height * 0.25 * share ** 0.85 * canvas.between(0.82, 1.12);
      const tip = `L${n(x + hand * reach)},${n(y + height * 0.012)}`;
      const notch = `L${n(x + hand * reach * 0.5)},${n(y - height * 0.02)}`;
      return hand > 0 ? tip + notch : notch + tip;
    });
  const left = side(-1).reverse().join("");
  return path(`M${n(x)},${n(foot - height)}${side(1).join("")}L${n(x)},${n(foot)}${left}Z`, fill);
}
