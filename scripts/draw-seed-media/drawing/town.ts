import type { Canvas } from "./canvas.ts";
import { glow } from "./light.ts";
import { amber, cream, gold } from "./palette.ts";
import { circle, fade, group, line, n, path, rect, times } from "./shapes.ts";

const lamps: readonly [string, ...string[]] = [amber, gold, gold, cream, "#ff9a4a"];

/** Lit windows on a wall: some dark, some warm, each with a cross-bar when large enough. */
export function litWindows(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  columns: number,
  rows: number,
  share = 0.5,
  dark = "#0b0819",
): string {
  const stepX = width / columns;
  const stepY = height / rows;
  const w = stepX * 0.5;
  const h = stepY * 0.58;
  return times(rows * columns, (i) => {
    const left = x + (i % columns) * stepX + (stepX - w) / 2;
    const top = y + Math.floor(i / columns) * stepY + (stepY - h) / 2;
    if (canvas.random() > share) return rect(left, top, w, h, dark, fade(0.35));
    const colour = canvas.pick(lamps);
    const bars =
      w > 12
        ? line(`M${n(left + w / 2)},${n(top)}v${n(h)}M${n(left)},${n(top + h * 0.4)}h${n(w)}`, dark, 1.6, fade(0.55))
        : "";
    const sill =
      canvas.random() < 0.4 && w > 12 ? rect(left, top, w, h * canvas.between(0.3, 0.6), "#c4643a", fade(0.35)) : "";
    return (
      rect(left, top, w, h, canvas.linear(`0 ${cream}, 0.4 ${colour}, 1 #e0783a`), fade(canvas.between(0.65, 1))) +
      sill +
      bars
    );
  }).join("");
}

/** A row of town houses along a base line, of differing heights and roofs, with lit windows. */
export function houses(
  canvas: Canvas,
  base: number,
  low: number,
  high: number,
  fill: string,
  share: number,
  width: readonly [number, number] = [34, 78],
): string {
  const parts: string[] = [];
  for (let x = -20; x < canvas.width + 20; ) {
    const w = canvas.between(width[0], width[1]);
    const h = canvas.between(low, high);
    const top = base - h;
    const roof = canvas.random();
    parts.push(rect(x, top, w + 1.5, h + 4, fill));
    if (roof < 0.5)
      parts.push(
        path(`M${n(x - 2)},${n(top)}L${n(x + w * 0.5)},${n(top - w * 0.22)}L${n(x + w + 3)},${n(top)}Z`, fill),
      );
    else if (roof < 0.7) parts.push(line(`M${n(x + w * 0.7)},${n(top)}v${n(-w * 0.3)}m-6,4h12m-10,6h8`, fill, 2));
    else parts.push(rect(x + w * 0.2, top - w * 0.16, w * 0.2, w * 0.18, fill));
    const size = Math.max(9, (width[0] + width[1]) / 9);
    parts.push(
      litWindows(
        canvas,
        x + 3,
        top + 5,
        w - 6,
        h - 6,
        Math.max(2, Math.floor(w / size / 1.25)),
        Math.max(1, Math.floor(h / size / 1.7)),
        share,
      ),
    );
    x += w;
  }
  return parts.join("");
}

/** A mosque's outline: stacked domes between slender minarets. `size` is the width of the prayer hall. */
export function mosque(
  x: number,
  base: number,
  size: number,
  fill: string,
  minarets: readonly number[] = [-0.62, 0.62],
): string {
  const dome = (dx: number, y: number, r: number) => {
    const cx = x + dx * size;
    return (
      path(
        `M${n(cx - r)},${n(y)}C${n(cx - r)},${n(y - r * 0.75)} ${n(cx - r * 0.45)},${n(y - r * 0.98)} ${n(cx)},${n(y - r * 1.02)}C${n(cx + r * 0.45)},${n(y - r * 0.98)} ${n(cx + r)},${n(y - r * 0.75)} ${n(cx + r)},${n(y)}Z`,
        fill,
      ) + line(`M${n(cx)},${n(y - r)}v${n(-r * 0.22)}`, fill, Math.max(1, size / 90))
    );
  };
  const minaret = (dx: number) => {
    const cx = x + dx * size;
    const w = size * 0.028;
    const h = size * 1.12;
    const ring = (share: number) => rect(cx - w * 1.15, base - h * share, w * 2.3, w * 0.7, fill);
    return (
      path(
        `M${n(cx - w)},${n(base)}L${n(cx - w * 0.7)},${n(base - h * 0.86)}L${n(cx)},${n(base - h * 1.06)}L${n(cx + w * 0.7)},${n(base - h * 0.86)}L${n(cx + w)},${n(base)}Z`,
        fill,
      ) +
      ring(0.54) +
      ring(0.72)
    );
  };
  const body = (half: number, height: number) =>
    rect(x - half * size, base - height * size, half * 2 * size, height * size + 3, fill);
  return group([
    ...minarets.map(minaret),
    body(0.5, 0.22),
    body(0.34, 0.36),
    body(0.25, 0.43),
    dome(-0.41, base - size * 0.22, size * 0.085),
    dome(0.41, base - size * 0.22, size * 0.085),
    dome(-0.27, base - size * 0.31, size * 0.13),
    dome(0.27, base - size * 0.31, size * 0.13),
    dome(0, base - size * 0.42, size * 0.255),
  ]);
}

/** The round stone tower over the Golden Horn, lit from below. `height` includes its cone. */
export function galataTower(canvas: Canvas, x: number, base: number, height: number): string {
  const w = height * 0.15;
  const stone = canvas.linear("0 #2a1850, 0.3 #8d5a78, 0.55 #f0a46c, 0.75 #a85f66, 1 #2b1850", 90);
  const top = base - height * 0.7;
  const ring = (y: number, half: number, h: number) => rect(x - half, y, half * 2, h, stone);
  const arches = (y: number, count: number, half: number, h: number) =>
    times(count, (i) => {
      const a = ((i + 0.5) / count - 0.5) * Math.PI * 0.92;
      const cx = x + Math.sin(a) * half;
      const cw = (half / count) * 0.62 * Math.cos(a) + 1.4;
      return path(
        `M${n(cx - cw)},${n(y + h)}v${n(-h * 0.6)}a${n(cw)},${n(h * 0.4)} 0 0 1 ${n(cw * 2)},0v${n(h * 0.6)}Z`,
        canvas.pick([gold, amber, cream]),
      );
    }).join("");
  const cone = canvas.linear("0 #171033, 0.5 #5b4a86, 0.62 #7d6aa6, 1 #120b28", 90);
  return [
    path(
      `M${n(x - w * 1.02)},${n(base)}L${n(x - w * 0.92)},${n(top)}h${n(w * 1.84)}L${n(x + w * 1.02)},${n(base)}Z`,
      stone,
    ),
    ...times(16, (i) =>
      line(
        `M${n(x - w)},${n(base - i * height * 0.044)}q${n(w)},${n(w * 0.12)} ${n(w * 2)},0`,
        "#1a0f38",
        1,
        fade(0.2),
      ),
    ),
    ...[0.18, 0.36, 0.52].map((share) => arches(base - height * share - 12, 3, w * 0.8, height * 0.035)),
    ring(top - height * 0.012, w * 1.08, height * 0.022),
    arches(top - height * 0.075, 9, w * 0.9, height * 0.055),
    ring(top - height * 0.09, w * 1.14, height * 0.016),
    ring(top - height * 0.1, w * 1.2, height * 0.008),
    path(
      `M${n(x - w * 0.86)},${n(top - height * 0.095)}v${n(-height * 0.045)}h${n(w * 1.72)}v${n(height * 0.045)}Z`,
      stone,
    ),
    arches(top - height * 0.135, 7, w * 0.72, height * 0.035),
    path(
      `M${n(x - w * 0.95)},${n(top - height * 0.138)}L${n(x)},${n(base - height)}L${n(x + w * 0.95)},${n(top - height * 0.138)}Z`,
      cone,
    ),
    line(`M${n(x)},${n(base - height)}v${n(-height * 0.04)}`, gold, 2),
    circle(x, base - height * 1.045, 3, gold),
    glow(canvas, x, top - height * 0.05, height * 0.5, amber, 0.35),
  ].join("");
}
