import type { Canvas } from "../../draw-seed-media/drawing/canvas.ts";
import { glow, wideGlow } from "../../draw-seed-media/drawing/light.ts";
import { amber, cream, gold, rose, teal } from "../../draw-seed-media/drawing/palette.ts";
import { shade } from "../../draw-seed-media/drawing/shade.ts";
import { circle, ellipse, fade, line, n, path, rect, times } from "../../draw-seed-media/drawing/shapes.ts";
import type { Face } from "./faces.ts";

/** The clock tower that every Anatolian square turns around: base with a doorway, shaft, clock, lantern, dome. */
export function clockTower(canvas: Canvas, face: Face, x: number, base: number, height: number): string {
  const [light, middle, dark] = face.stone;
  const stone = canvas.linear(`0 ${dark}, 0.35 ${middle}, 0.75 ${light}, 1 ${middle}`, 90);
  const u = height / 100;
  const block = (half: number, from: number, to: number) =>
    rect(x - half * u, base - to * u, 2 * half * u, (to - from) * u, stone);
  const arch = (dx: number, y: number, half: number, tall: number) =>
    path(
      `M${n(x + (dx - half) * u)},${n(base - y * u)}v${n(-tall * u)}a${n(half * u)},${n(half * u)} 0 0 1 ${n(2 * half * u)},0v${n(tall * u)}Z`,
      canvas.linear(`0 ${cream}, 1 ${amber}`),
    );
  const shaft = `M${n(x - 9 * u)},${n(base - 10 * u)}L${n(x - 8 * u)},${n(base - 58 * u)}h${n(16 * u)}L${n(x + 9 * u)},${n(base - 10 * u)}Z`;
  return [
    block(14, 0, 10),
    block(15.5, 9, 11),
    path(shaft, stone),
    face.isNight ? shade(canvas, shaft, face.shadow, "0 0.1, 1 0.4") : "",
    block(11, 57, 59.5),
    block(9, 59.5, 78),
    block(11.5, 77, 79.5),
    block(6.5, 79.5, 88),
    block(8.5, 87.5, 89),
    arch(0, 0.2, 4, 13),
    arch(0, 30, 1.8, 6),
    arch(0, 45, 1.8, 6),
    ...[-3.6, 0, 3.6].map((dx) => arch(dx, 80, 1, 4.5)),
    glow(canvas, x, base - 68 * u, 22 * u, gold, face.lamps),
    circle(x, base - 68.5 * u, 7 * u, dark),
    circle(x, base - 68.5 * u, 6 * u, canvas.radial(`0 #fffaf0, 0.8 ${cream}, 1 ${gold}`)),
    line(
      `M${n(x)},${n(base - 72.5 * u)}V${n(base - 68.5 * u)}L${n(x + 2.8 * u)},${n(base - 66.5 * u)}`,
      "#2a1438",
      0.9 * u,
    ),
    path(
      `M${n(x - 8 * u)},${n(base - 89 * u)}C${n(x - 8 * u)},${n(base - 97 * u)} ${n(x - 2 * u)},${n(base - 99 * u)} ${n(x)},${n(base - 106 * u)}C${n(x + 2 * u)},${n(base - 99 * u)} ${n(x + 8 * u)},${n(base - 97 * u)} ${n(x + 8 * u)},${n(base - 89 * u)}Z`,
      canvas.linear("0 #4a2390, 0.6 #8a58dc, 1 #5a2fa8", 90),
    ),
    line(`M${n(x)},${n(base - 106 * u)}v${n(-5 * u)}`, gold, 0.8 * u),
    wideGlow(canvas, x, base, 34 * u, 6 * u, amber, 0.6 * face.lamps),
  ].join("");
}

export interface House {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  readonly roof: "flat" | "hip";
  readonly awning: string;
}

/** The row of old apartment houses along the square: bays, balconies with flowers, shops with awnings. */
export const row: readonly House[] = [
  { x: 1030, width: 122, height: 262, roof: "hip", awning: rose },
  { x: 1154, width: 104, height: 338, roof: "flat", awning: teal },
  { x: 1260, width: 132, height: 292, roof: "hip", awning: amber },
  { x: 1394, width: 108, height: 366, roof: "flat", awning: rose },
  { x: 1504, width: 126, height: 306, roof: "hip", awning: teal },
];

export function house(canvas: Canvas, face: Face, { x, width, height, roof, awning }: House, base: number): string {
  const [light, middle, dark] = face.stone;
  const top = base - height;
  const wall = `M${x},${top}h${width}v${height}h${-width}Z`;
  const columns = Math.floor(width / 34);
  const rows = Math.floor((height - 92) / 50);
  const gap = width / columns;
  const floor = (height - 84) / rows;
  const windows = times(columns * rows, (i) => {
    const left = x + (i % columns) * gap + gap / 2 - 9;
    const sill = top + 40 + Math.floor(i / columns) * floor;
    return window(canvas, face, left, sill);
  });
  return [
    path(wall, canvas.linear(`0 ${dark}, 0.55 ${middle}, 1 ${light}`)),
    face.isNight ? shade(canvas, wall, face.shadow, "0 0.45, 0.6 0.1, 1 0") : "",
    shade(canvas, wall, face.rim, "0 0, 0.5 0, 1 0.4"),
    roof === "hip"
      ? path(
          `M${x - 6},${top + 1}L${x + width * 0.22},${top - 34}H${x + width * 0.78}L${x + width + 6},${top + 1}Z`,
          canvas.linear(`0 ${dark}, 1 ${middle}`),
        )
      : rect(x - 4, top - 7, width + 8, 11, middle) + rect(x + width * 0.64, top - 30, 15, 24, dark),
    ...windows,
    line(`M${x + 6},${base - 78}h${width - 12}`, light, 3, fade(0.6)),
    shop(canvas, face, x, base, width, awning),
  ].join("");
}

function window(canvas: Canvas, face: Face, left: number, sill: number): string {
  const lit = canvas.random() < face.lit;
  const pane = `M${n(left)},${n(sill)}v-22a9,9 0 0 1 18,0v22Z`;
  const flowers =
    canvas.random() < 0.4
      ? times(6, () =>
          circle(
            left + canvas.between(-1, 19),
            sill + canvas.between(-4, 2),
            canvas.between(2, 3.4),
            canvas.pick(["#d75a92", "#ff8460", "#3f8a70", "#2c6a5c"]),
          ),
        ).join("")
      : "";
  const curtain = lit && canvas.random() < 0.4 ? rect(left, sill - 26, 6, 26, "#c4643a", fade(0.4)) : "";
  return [
    path(
      pane,
      lit ? canvas.linear(`0 ${cream}, 0.5 ${canvas.pick([gold, gold, amber])}, 1 #e0783a`) : face.pane,
      lit ? "" : fade(0.75),
    ),
    curtain,
    line(`M${n(left + 9)},${n(sill - 30)}V${n(sill)}M${n(left)},${n(sill - 16)}h18`, face.pane, 1.4, fade(0.6)),
    line(`M${n(left - 3)},${n(sill + 1)}h24`, face.stone[0], 3),
    lit ? glow(canvas, left + 9, sill - 14, 44, amber, 0.3 * face.lamps) : "",
    flowers,
  ].join("");
}

function shop(canvas: Canvas, face: Face, x: number, base: number, width: number, awning: string): string {
  const stripes = Math.round((width - 8) / 15);
  const w = (width - 8) / stripes;
  return [
    rect(x + 7, base - 50, width - 14, 50, canvas.linear(`0 #fff4d0, 0.6 ${gold}, 1 #e8833f`)),
    ...times(3, (i) => rect(x + 12 + ((width - 20) / 3) * i, base - 44, (width - 32) / 3, 38, "#7a3a3a", fade(0.16))),
    ...times(7, () =>
      circle(
        x + canvas.between(14, width - 14),
        base - canvas.between(8, 26),
        canvas.between(2, 5),
        "#8a3a44",
        fade(0.5),
      ),
    ),
    ...times(stripes, (i) =>
      path(
        `M${n(x + 4 + i * w)},${base - 66}h${n(w)}l${n(i < stripes / 2 ? -1 : 1)},16a${n(w / 2)},6 0 0 1 ${n(-w)},0Z`,
        i % 2 ? cream : awning,
      ),
    ),
    line(`M${x + 4},${base - 66}h${width - 8}`, face.shadow, 2, fade(0.4)),
    wideGlow(canvas, x + width / 2, base + 12, width * 0.8, 26, amber, 0.75 * face.lamps),
  ].join("");
}

/** A plane tree as old as the square, lamplight in its lower leaves. */
export function planeTree(canvas: Canvas, face: Face, x: number, foot: number, size: number): string {
  const [lit, shaded] = face.leaves;
  const trunk = `M${n(x - 9 * size)},${foot}C${n(x - 3 * size)},${n(foot - 40 * size)} ${n(x - 10 * size)},${n(foot - 70 * size)} ${n(x - 34 * size)},${n(foot - 104 * size)}L${n(x - 2 * size)},${n(foot - 74 * size)}L${n(x + 4 * size)},${n(foot - 120 * size)}L${n(x + 9 * size)},${n(foot - 72 * size)}L${n(x + 36 * size)},${n(foot - 100 * size)}C${n(x + 14 * size)},${n(foot - 64 * size)} ${n(x + 8 * size)},${n(foot - 40 * size)} ${n(x + 12 * size)},${foot}Z`;
  const crown = times(34, (i) => {
    const angle = (i / 34) * Math.PI * 2;
    const reach = i % 2 ? 0.9 : 0.5;
    const cx = x + Math.cos(angle) * 62 * reach * size;
    const cy = foot - (134 - Math.sin(angle) * 42 * reach) * size;
    return circle(cx, cy, canvas.between(17, 27) * size, canvas.linear(`0 ${shaded}, 1 ${lit}`), fade(0.92));
  });
  return [
    path(trunk, canvas.linear(`0 ${face.shadow}, 1 ${face.stone[1]}`)),
    ...crown,
    ...times(60, () =>
      ellipse(
        x + canvas.between(-74, 74) * size,
        foot - canvas.between(94, 176) * size,
        canvas.between(2, 5) * size,
        canvas.between(1.5, 3) * size,
        canvas.pick([lit, shaded, face.rim]),
        fade(canvas.between(0.15, 0.5)),
      ),
    ),
  ].join("");
}
