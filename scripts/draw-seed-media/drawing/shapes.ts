import type { Canvas, Stops } from "./canvas.ts";

/** A number as it stands in a path: short, so that the markup stays small. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

export const fade = (opacity: number): string => `opacity="${Math.round(opacity * 100) / 100}"`;

export const path = (d: string, fill: string, more = ""): string => `<path d="${d}" fill="${fill}" ${more}/>`;

export const line = (d: string, colour: string, width: number, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = ""): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}" ${more}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ""): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`;

export const circle = (x: number, y: number, r: number, fill: string, more = ""): string =>
  ellipse(x, y, r, r, fill, more);

export const group = (markup: string | readonly string[], more = ""): string =>
  `<g ${more}>${typeof markup === "string" ? markup : markup.join("")}</g>`;

export const at = (x: number, y: number, markup: string, scale = 1, rotation = 0, flip = false): string =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(rotation)}) scale(${flip ? -scale : scale} ${scale})">${markup}</g>`;

export const times = <T>(count: number, draw: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => draw(i));

/** The whole picture in one gradient from top to bottom. */
export const ground = (canvas: Canvas, stops: Stops, degrees = 0): string =>
  rect(0, 0, canvas.width, canvas.height, canvas.linear(stops, degrees));

/** A smooth curve through points (Catmull–Rom as cubic Béziers), starting with a move. */
export function curve(points: readonly (readonly [number, number])[]): string {
  const point = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))] ?? [0, 0];
  const [startX, startY] = point(0);
  let d = `M${n(startX)},${n(startY)}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [ax, ay] = point(i - 1);
    const [bx, by] = point(i);
    const [cx, cy] = point(i + 1);
    const [dx, dy] = point(i + 2);
    d += `C${n(bx + (cx - ax) / 6)},${n(by + (cy - ay) / 6)} ${n(cx - (dx - bx) / 6)},${n(cy - (dy - by) / 6)} ${n(cx)},${n(cy)}`;
  }
  return d;
}
