/** Türkiye's outline in degrees east and north, coarse: it is drawn in dots a third of a degree apart. */
const thrace = [
  [26.05, 41.75],
  [26.6, 41.95],
  [27.4, 42.1],
  [28.05, 41.98],
  [28.3, 41.5],
  [29.1, 41.2],
  [28.9, 40.97],
  [28.0, 40.98],
  [27.5, 40.85],
  [27.0, 40.6],
  [26.2, 40.05],
  [26.6, 40.55],
  [26.1, 40.6],
  [26.35, 41.0],
  [26.6, 41.35],
  [26.3, 41.7],
];
const anatolia = [
  [26.1, 39.5],
  [26.15, 39.95],
  [26.7, 40.4],
  [27.5, 40.3],
  [27.9, 40.5],
  [28.8, 40.4],
  [29.1, 40.65],
  [29.5, 40.72],
  [29.0, 40.97],
  [29.15, 41.22],
  [30.3, 41.2],
  [31.3, 41.15],
  [31.8, 41.45],
  [32.6, 41.85],
  [33.4, 42.0],
  [34.9, 41.95],
  [35.1, 42.05],
  [35.5, 41.65],
  [36.2, 41.65],
  [36.8, 41.3],
  [37.6, 41.05],
  [38.5, 40.95],
  [39.6, 41.05],
  [40.3, 41.02],
  [41.4, 41.45],
  [42.5, 41.5],
  [43.45, 41.1],
  [43.7, 40.1],
  [44.5, 40.0],
  [44.78, 39.7],
  [44.1, 39.4],
  [44.4, 38.4],
  [44.3, 37.9],
  [44.8, 37.3],
  [44.2, 37.2],
  [43.1, 37.35],
  [42.3, 37.15],
  [41.2, 37.05],
  [40.2, 36.9],
  [39.0, 36.7],
  [38.0, 36.8],
  [37.0, 36.65],
  [36.6, 36.8],
  [36.5, 36.2],
  [36.1, 35.85],
  [35.9, 36.3],
  [36.2, 36.7],
  [35.9, 36.85],
  [35.3, 36.55],
  [34.6, 36.75],
  [33.9, 36.2],
  [33.0, 36.05],
  [32.3, 36.15],
  [31.9, 36.5],
  [31.1, 36.85],
  [30.6, 36.85],
  [30.45, 36.3],
  [29.7, 36.15],
  [29.1, 36.4],
  [28.3, 36.7],
  [27.4, 36.7],
  [27.3, 37.1],
  [27.2, 37.7],
  [26.3, 38.25],
  [26.7, 38.5],
  [26.8, 38.95],
  [26.7, 39.3],
];

const step = 0.36;

/** The country in dots, in a box of 640 × 270, its capital as the one large dot. Drawn in `currentColor` black: it is used as a mask. */
export function turkiyeMap(): string {
  const dots: string[] = [];
  let row = 0;
  for (let north = 42.1; north > 35.8; north -= step * 0.8, row++) {
    for (let east = 25.8 + (row % 2) * (step / 2); east < 45; east += step) {
      if (inside(east, north, thrace) || inside(east, north, anatolia)) dots.push(`M${x(east)} ${y(north)}h0`);
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="270" viewBox="0 0 640 270"><path d="${dots.join("")}" stroke="#000" stroke-width="7.5" stroke-linecap="round"/></svg>`;
}

const x = (east: number) => Math.round((east - 25.6) * 33);
/** 1.28: a degree of latitude against one of longitude at 39° north. */
const y = (north: number) => Math.round((42.25 - north) * 33 * 1.28);

/** Even-odd rule over the polygon's edges. */
function inside(east: number, north: number, polygon: readonly (readonly number[])[]): boolean {
  let within = false;
  polygon.forEach(([x1 = 0, y1 = 0], index) => {
    const [x2 = 0, y2 = 0] = polygon[(index + 1) % polygon.length] ?? [];
    if (y1 > north !== y2 > north && east < ((x2 - x1) * (north - y1)) / (y2 - y1) + x1) within = !within;
  });
  return within;
}
