import type { Canvas } from "../drawing/canvas.ts";
import { bokeh, glow, wideGlow } from "../drawing/light.ts";
import { amber, coral, cream, gold } from "../drawing/palette.ts";
import { person } from "../drawing/people.ts";
import { portrait, type Scene } from "../drawing/scene.ts";
import { shade } from "../drawing/shade.ts";
import { at, circle, ellipse, fade, ground, group, line, n, path, rect, times } from "../drawing/shapes.ts";

/** Mosaic lamps under the vaults of a covered market. */
export const bazaarLamps: Scene = { ...portrait, name: "carsi-lambalari", seed: 61, draw: drawVault };

const glass: readonly (readonly [string, string, string])[] = [
  ["#ff5a7a", "#ffb0c0", "#b01f58"],
  ["#2ad0c8", "#c0fff0", "#0f7a8a"],
  ["#ffae2a", "#fff0b0", "#d8601f"],
  ["#8a5af0", "#dcc8ff", "#4a20a8"],
  ["#3f8af0", "#c8e4ff", "#1f3fa8"],
  ["#ff7a3a", "#ffe0b8", "#a82c24"],
];

const lamps: readonly (readonly [number, number, number, number])[] = [
  [470, 420, 0.34, 0],
  [610, 400, 0.34, 3],
  [540, 330, 0.4, 2],
  [380, 360, 0.5, 1],
  [700, 340, 0.52, 4],
  [300, 520, 0.6, 5],
  [790, 500, 0.62, 0],
  [200, 250, 0.9, 3],
  [890, 230, 0.95, 1],
  [560, 180, 0.8, 2],
  [380, 120, 0.75, 5],
  [730, 90, 0.7, 0],
  [110, 640, 1.15, 2],
  [960, 660, 1.2, 4],
  [300, 800, 0.8, 1],
  [820, 830, 0.72, 5],
];

function drawVault(canvas: Canvas): void {
  canvas.add(
    ground(canvas, "0 #1a0f3a, 0.6 #3a1a4c, 1 #140a26"),
    vaults(canvas),
    stalls(canvas),
    floor(canvas),
    ...walkers(),
    bokeh(canvas, 34, [40, 250, 1000, 560], [amber, coral, "#2ad0c8", "#8a5af0", "#ff5a7a"], [6, 22]),
    ...lamps.map(([x, y, size, hue]) => lamp(canvas, x, y, size, glass[hue] ?? ["#fff", "#fff", "#fff"])),
  );
}

function vaults(canvas: Canvas): string {
  return (
    times(5, (i) => {
      const t = i / 4;
      const w = 620 - t * 430;
      const spring = 640 + t * 70;
      const crown = -120 + t * 470;
      const arch = `M${n(540 - w)},1370V${n(spring)}C${n(540 - w)},${n(crown)} ${n(540 + w)},${n(crown)} ${n(540 + w)},${n(spring)}V1370Z`;
      const colour = ["#3a1c50", "#54284f", "#7a3a52", "#a8584e", "#e09050"][i] ?? "";
      return (
        path(arch, colour) +
        shade(canvas, arch, "#140a2c", `0 ${0.55 - t * 0.3}, 0.4 0.15, 1 0.2`) +
        line(arch.replace("Z", ""), i < 4 ? "#ffb070" : "#ffe0a0", 7 - t * 3, fade(0.5)) +
        line(
          `M${n(540 - w + 16)},1370V${n(spring)}C${n(540 - w + 16)},${n(crown + 18)} ${n(540 + w - 16)},${n(crown + 18)} ${n(540 + w - 16)},${n(spring)}V1370`,
          "#ffd590",
          2,
          `${fade(0.45)} stroke-dasharray="3 16"`,
        )
      );
    }).join("") + glow(canvas, 540, 640, 420, "#ffc878", 0.85)
  );
}

function stalls(canvas: Canvas): string {
  const side = (hand: 1 | -1) => {
    const x = (v: number) => (hand < 0 ? v : 1080 - v);
    const cloths = times(
      7,
      (i) =>
        path(
          `M${x(20 + i * 46)},${n(700 + i * 14)}L${x(60 + i * 46)},${n(706 + i * 12)}V${n(960 - i * 16)}q${-10 * hand},14 ${20 * hand},4L${x(20 + i * 46)},${n(980 - i * 18)}Z`,
          canvas.linear(
            `0 ${canvas.pick(["#d8475a", "#1c9a9e", "#ffae45", "#8a58dc", "#d75a92", "#33529a"])}, 1 #2a1038`,
          ),
          fade(0.92),
        ) + line(`M${x(26 + i * 46)},${n(760 + i * 12)}L${x(56 + i * 46)},${n(764 + i * 10)}`, gold, 4, fade(0.7)),
    );
    const sacks = times(6, (i) =>
      at(
        x(60 + i * 62),
        1200 - i * 46,
        path("M-52,60C-64,0 -50,-30 0,-30S64,0 52,60Z", canvas.linear("0 #c49a7a, 1 #4a2a38")) +
          ellipse(0, -30, 46, 16, "#e8c8a0") +
          path(
            "M-40,-32Q0,-84 40,-32Q0,-16 -40,-32Z",
            canvas.pick(["#d8401f", "#e8a020", "#8a2a1c", "#5a8a3a", "#b03a58", "#f0c050"]),
          ) +
          glow(canvas, 0, -44, 40, amber, 0.25),
        1 - i * 0.11,
      ),
    ).reverse();
    return group([path(`M${x(-20)},660L${x(340)},740V960L${x(-20)},1160Z`, "#2a1238", fade(0.8)), ...cloths, ...sacks]);
  };
  return side(-1) + side(1);
}

function floor(canvas: Canvas): string {
  const slab = "M370,960H710L980,1370H100Z";
  return (
    path(slab, canvas.linear("0 #ffcf8a, 0.3 #b0604c, 1 #2a1230")) +
    times(9, (i) => line(`M${370 - i * 30},${960 + i * i * 5.4}H${710 + i * 30}`, "#3a1430", 2.4, fade(0.5))).join("") +
    times(5, (i) => line(`M${440 + i * 50},960L${320 + i * 110},1370`, "#3a1430", 2, fade(0.4))).join("") +
    wideGlow(canvas, 540, 1010, 260, 90, "#ffe0a0", 0.8) +
    [
      ["#2ad0c8", 430, 1180],
      ["#ff5a7a", 640, 1230],
      ["#8a5af0", 500, 1300],
    ]
      .map(([c, x, y]) => wideGlow(canvas, Number(x), Number(y), 130, 34, String(c), 0.5))
      .join("")
  );
}

const walkers = (): string[] => [
  at(500, 985, person({ coat: "#4a1f4c", hair: "#1a0d26", rim: [gold, 1] }, { back: true }), 1.0),
  at(545, 980, person({ coat: "#2a2060", skirt: "#1f1750", scarf: "#8d2f5a", rim: [gold, 1] }, { back: true }), 0.96),
  at(600, 1040, person({ coat: "#3a1844", cap: "#1a0d26", rim: [gold, -1] }, { back: true, stride: 8 }), 1.4),
  at(455, 1120, person({ coat: "#241a58", skirt: "#1a1244", rim: [gold, 1] }, { back: true }), 1.9),
];

function lamp(
  canvas: Canvas,
  x: number,
  y: number,
  size: number,
  [main, light, dark]: readonly [string, string, string],
): string {
  const globe = "M0,-78C52,-78 82,-42 82,0C82,44 48,76 0,78C-48,76 -82,44 -82,0C-82,-42 -52,-78 0,-78Z";
  const tiles = times(7, (row) =>
    times(12, (i) => {
      const a = ((i + (row % 2) * 0.5) / 12 - 0.5) * Math.PI;
      const band = Math.cos(((row - 3) / 4) * 1.3);
      const tx = Math.sin(a) * 80 * band;
      const w = 17 * Math.cos(a) * band + 1.5;
      const shape =
        row % 2
          ? `M${n(tx)},${row * 21 - 74}l${n(w / 2)},10 ${n(-w / 2)},10 ${n(-w / 2)},-10Z`
          : `M${n(tx - w / 2.3)},${row * 21 - 72}h${n(w / 1.15)}v17h${n(-w / 1.15)}Z`;
      return path(shape, canvas.pick([main, main, light, dark, cream]), fade(0.95));
    }).join(""),
  );
  return at(
    x,
    y,
    line(`M0,-90V${n(-y / size - 60)}`, "#e8a860", 3 / Math.max(size, 0.5)) +
      glow(canvas, 0, 0, 300, main, 0.62) +
      path(globe, canvas.radial(`0 #fff6d8, 0.35 ${light}, 0.75 ${main}, 1 ${dark}`, 0.5, 0.52, 0.56)) +
      group(tiles, `clip-path="${canvas.clip(`<path d="${globe}"/>`)}" opacity=".82"`) +
      glow(canvas, 0, 4, 78, "#fff6d8", 0.85) +
      path("M-30,-76C-26,-96 26,-96 30,-76L36,-68H-36Z", "#d9944a") +
      rect(-7, -108, 14, 16, "#d9944a") +
      path("M-26,74H26L10,92H-10Z", "#d9944a") +
      line("M0,92v26", "#d9944a", 3) +
      circle(0, 122, 7, main) +
      line("M-30,-74H30", "#fff0c8", 3, fade(0.8)),
    size,
  );
}
