import { createRandom, type Random } from "./random.ts";

/** A gradient: `offset colour opacity` for each stop, comma between; offset 0–1, opacity 1 when left out. */
export type Stops = string;

/** One picture being drawn. Every drawing function returns SVG markup; what it must define first goes through here. */
export type Canvas = ReturnType<typeof createCanvas>;

export function createCanvas(width: number, height: number, seed: number) {
  const definitions = new Map<string, string>();
  const layers: string[] = [];
  const random: Random = createRandom(seed);

  /** Keeps one definition per distinct markup; `body` gets the id to use. */
  function define(body: (id: string) => string): string {
    const key = body("");
    const known = definitions.get(key);
    const id = known === undefined ? `d${definitions.size}` : known.slice(0, known.indexOf("|"));
    if (known === undefined) definitions.set(key, `${id}|${body(id)}`);
    return `url(#${id})`;
  }

  return {
    width,
    height,
    random,
    define,
    between: (low: number, high: number) => low + (high - low) * random(),
    pick: <T>(list: readonly [T, ...T[]]): T => list[Math.floor(random() * list.length)] ?? list[0],
    add: (...markup: string[]) => void layers.push(...markup),
    /** A gradient over the shape it fills; 0° runs from top to bottom, 90° from left to right. */
    linear: (stops: Stops, degrees = 0) =>
      define(
        (id) =>
          `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1" gradientTransform="rotate(${-degrees} .5 .5)">${stopMarkup(stops)}</linearGradient>`,
      ),
    /** A gradient from a point inside the shape it fills, in shares of its size. */
    radial: (stops: Stops, x = 0.5, y = 0.5, radius = 0.5) =>
      define(
        (id) => `<radialGradient id="${id}" cx="${x}" cy="${y}" r="${radius}">${stopMarkup(stops)}</radialGradient>`,
      ),
    blur: (sigma: number) =>
      define(
        (id) =>
          `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${sigma}"/></filter>`,
      ),
    clip: (shape: string) => define((id) => `<clipPath id="${id}">${shape}</clipPath>`),
    /** The finished markup; `scale` sets its size in pixels against the units it was drawn in. */
    svg: (scale = 1) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}"><defs>${[...definitions.values()].map((entry) => entry.slice(entry.indexOf("|") + 1)).join("")}</defs>${layers.join("")}</svg>`,
  };
}

function stopMarkup(stops: Stops): string {
  return stops
    .split(", ")
    .map((stop) => {
      const [offset, colour, opacity = "1"] = stop.split(" ");
      return `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
    })
    .join("");
}
