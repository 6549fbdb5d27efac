import type { Canvas } from "./canvas.ts";
import { amber, cream, gold } from "./palette.ts";
import { circle, ellipse, fade, group, line, n, path, times } from "./shapes.ts";

const screen = `style="mix-blend-mode:screen"`;

/** Light around a source: falls off steeply at first, then long, as in moist air. */
export function glow(canvas: Canvas, x: number, y: number, radius: number, colour: string, strength = 0.8): string {
  const paint = canvas.radial(
    `0 ${colour} ${strength}, 0.12 ${colour} ${strength * 0.62}, 0.35 ${colour} ${strength * 0.22}, 0.65 ${colour} ${strength * 0.06}, 1 ${colour} 0`,
  );
  return circle(x, y, radius, paint, screen);
}

/** The same, wider than high: a horizon, a pool of light on the ground. */
export function wideGlow(
  canvas: Canvas,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
  strength = 0.7,
): string {
  const paint = canvas.radial(
    `0 ${colour} ${strength}, 0.3 ${colour} ${strength * 0.5}, 0.65 ${colour} ${strength * 0.14}, 1 ${colour} 0`,
  );
  return ellipse(x, y, rx, ry, paint, screen);
}

export function stars(canvas: Canvas, count: number, bottom: number): string {
  return group(
    times(count, () => {
      const y = bottom * canvas.random() ** 1.5;
      const size = canvas.random() ** 6 * 2.2 + 0.6;
      return circle(
        canvas.between(0, canvas.width),
        y,
        size,
        cream,
        fade(canvas.between(0.2, 1) * (1 - y / bottom / 1.2)),
      );
    }),
  );
}

export function moon(canvas: Canvas, x: number, y: number, radius: number, light = "#fff3d6"): string {
  const face = canvas.radial(`0 #fffaf0, 0.7 ${light}, 1 #f3cf9a`, 0.4, 0.36, 0.7);
  const sea = (dx: number, dy: number, r: number) =>
    circle(x + dx * radius, y + dy * radius, r * radius, "#d9a878", `opacity="0.28"`);
  return [
    glow(canvas, x, y, radius * 7, light, 0.5),
    glow(canvas, x, y, radius * 2.6, light, 0.55),
    circle(x, y, radius, face),
    sea(-0.3, -0.2, 0.24),
    sea(0.2, 0.25, 0.3),
    sea(0.35, -0.35, 0.16),
    sea(-0.35, 0.4, 0.13),
    sea(-0.02, -0.55, 0.1),
  ].join("");
}

/** Lights out of focus, drawn as a camera would see them: discs with a brighter rim. */
export function bokeh(
  canvas: Canvas,
  count: number,
  area: readonly [number, number, number, number],
  colours: readonly [string, ...string[]],
  size: readonly [number, number],
): string {
  const [left, top, width, height] = area;
  return group(
    times(count, () => {
      const radius = canvas.between(size[0], size[1]);
      const colour = canvas.pick(colours);
      const disc = canvas.radial(`0 ${colour} 0.34, 0.82 ${colour} 0.42, 0.95 ${colour} 0.62, 1 ${colour} 0`);
      return circle(
        canvas.between(left, left + width),
        canvas.between(top, top + height),
        radius,
        disc,
        fade(canvas.between(0.3, 0.9)),
      );
    }),
    screen,
  );
}

/** A hanging wire with bulbs between two points; `sag` is how far its middle hangs. */
export function garland(
  canvas: Canvas,
  from: readonly [number, number],
  to: readonly [number, number],
  sag: number,
  count: number,
  size = 6,
  colours: readonly [string, ...string[]] = [gold, amber, cream],
): string {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const wire = line(
    `M${n(x1)},${n(y1)}Q${n((x1 + x2) / 2)},${n((y1 + y2) / 2 + sag * 2)} ${n(x2)},${n(y2)}`,
    "#0b0819",
    size / 3,
  );
  const bulbs = times(count, (i) => {
    const t = (i + 0.5) / count;
    const x = x1 + (x2 - x1) * t;
    const y = (1 - t) ** 2 * y1 + 2 * t * (1 - t) * ((y1 + y2) / 2 + sag * 2) + t * t * y2 + size * 0.9;
    const colour = canvas.pick(colours);
    return glow(canvas, x, y, size * 7, colour, 0.6) + ellipse(x, y, size * 0.75, size, "#fff6e0");
  });
  return wire + bulbs.join("");
}

/** A street lamp on its post, its bulb at (0,0)–relative top; the light falls down as a cone. */
export function streetLamp(canvas: Canvas, x: number, foot: number, height: number, reach = 1): string {
  const top = foot - height;
  const cone = canvas.linear(`0 ${gold} 0.34, 0.5 ${amber} 0.12, 1 ${amber} 0`);
  const w = height * 0.42 * reach;
  return [
    path(
      `M${n(x - 10)},${n(top + 14)}L${n(x - w)},${n(foot)}L${n(x + w)},${n(foot)}L${n(x + 10)},${n(top + 14)}Z`,
      cone,
      `${screen} filter="${canvas.blur(14)}"`,
    ),
    wideGlow(canvas, x, foot, w * 1.5, w * 0.34, amber, 0.5),
    line(`M${n(x)},${n(foot)}L${n(x)},${n(top + 16)}`, "#0b0819", height / 55),
    path(
      `M${n(x - 7)},${n(foot)}L${n(x - 4)},${n(foot - height * 0.2)}L${n(x + 4)},${n(foot - height * 0.2)}L${n(x + 7)},${n(foot)}Z`,
      "#0b0819",
    ),
    path(
      `M${n(x - 13)},${n(top - 10)}L${n(x + 13)},${n(top - 10)}L${n(x + 9)},${n(top + 18)}L${n(x - 9)},${n(top + 18)}Z`,
      gold,
    ),
    path(`M${n(x - 16)},${n(top - 10)}L${n(x)},${n(top - 26)}L${n(x + 16)},${n(top - 10)}Z`, "#0b0819"),
    glow(canvas, x, top + 4, height * 0.75, amber, 0.7),
    glow(canvas, x, top + 4, height * 0.22, cream, 0.9),
  ].join("");
}
