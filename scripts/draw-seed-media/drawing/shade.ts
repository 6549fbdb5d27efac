import type { Canvas } from "./canvas.ts";
import { path } from "./shapes.ts";

/**
 * Shading that dissolves into grain, as with a dry brush: the shape `d` in one colour, `densities` says how thickly
 * it lies, as `offset density` for each place from top to bottom (0–1). This is what gives the set its printed look.
 */
export function shade(canvas: Canvas, d: string, colour: string, densities: string, degrees = 0): string {
  const stops = densities.replaceAll(/([\d.]+) ([\d.]+)/g, "$1 #000 $2");
  return path(d, canvas.linear(stops, degrees), grain(canvas, colour));
}

/** The same from a point inside the shape. */
export function shadeFrom(
  canvas: Canvas,
  d: string,
  colour: string,
  [x, y, radius]: readonly [number, number, number],
  strength = 0.75,
): string {
  const density = canvas.radial(`0 #000 ${strength}, 1 #000 0`, x, y, radius);
  return path(d, density, grain(canvas, colour));
}

function grain(canvas: Canvas, colour: string): string {
  const filter = canvas.define(
    (id) =>
      `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="0.75" numOctaves="2" seed="7"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0" result="n"/><feComposite in="SourceAlpha" in2="n" operator="arithmetic" k2="1" k3="1.3" k4="-1"/><feComponentTransfer result="m"><feFuncA type="linear" slope="2.6"/></feComponentTransfer><feFlood flood-color="${colour}"/><feComposite in2="m" operator="in"/></filter>`,
  );
  return `filter="${filter}"`;
}
