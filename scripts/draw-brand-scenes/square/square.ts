import { farGulls, gull } from "../../draw-seed-media/drawing/animals.ts";
import { type Canvas, createCanvas } from "../../draw-seed-media/drawing/canvas.ts";
import { ferry } from "../../draw-seed-media/drawing/ferry.ts";
import { bokeh, garland, glow, moon, stars, streetLamp, wideGlow } from "../../draw-seed-media/drawing/light.ts";
import { mist, reflection, ridge, streaks, water } from "../../draw-seed-media/drawing/nature.ts";
import { amber, cream, gold, orchid, rose } from "../../draw-seed-media/drawing/palette.ts";
import { shade } from "../../draw-seed-media/drawing/shade.ts";
import { at, circle, fade, ground, line, n, path, times } from "../../draw-seed-media/drawing/shapes.ts";
import { houses, mosque } from "../../draw-seed-media/drawing/town.ts";
import { clockTower, house, planeTree, row } from "./buildings.ts";
import type { Face } from "./faces.ts";
import { benchWithCat, farPeople, nearPeople, simitCart, teaTable } from "./life.ts";

/** Units, drawn at 2000 pixels of width; the left half is kept low and quiet, because the headline stands over it. */
const size = { width: 1600, height: 900 };
const shore = 592;
const quay = 700;

/** Pixels: the part a phone shows beside the phone picture, so that its few bytes all count. */
export const narrowCut = { left: 850, top: 0, width: 1054, height: 1125 };

/** The hero's picture: a town square by the water, its people out, and room where the phone stands. SVG. */
export function squareScene(face: Face): string {
  const canvas = createCanvas(size.width, size.height, 12);
  sky(canvas, face);
  sea(canvas, face);
  town(canvas, face);
  life(canvas, face);
  return canvas.svg(1.25);
}

function sky(canvas: Canvas, face: Face): void {
  const hills = [
    ridge(canvas, { y: 560, height: 70, peaks: 3, jagged: 0.06 }),
    ridge(canvas, { y: 584, height: 44, peaks: 4, jagged: 0.06 }),
  ];
  canvas.add(ground(canvas, face.sky));
  if (face.isNight) canvas.add(stars(canvas, 190, 470), moon(canvas, 930, 232, 40));
  else canvas.add(glow(canvas, 330, 590, 460, "#fff3d0", 0.9), circle(330, 574, 34, "#fffaf0"));
  canvas.add(
    streaks(canvas, 420, 560, 12, face.haze, 0.35),
    ...hills.map(({ d }, i) => path(d, face.hills[i] ?? "") + shade(canvas, d, face.haze, "0 0.5, 0.3 0")),
    farGulls(
      [
        [980, 392, 0.8],
        [1016, 376, 0.6],
        [946, 410, 0.5],
      ],
      face.shore[0],
    ),
  );
}

function sea(canvas: Canvas, face: Face): void {
  const [far, middle, near] = face.shore;
  canvas.add(
    mosque(716, shore + 2, 112, far),
    mosque(96, shore + 2, 72, far, [-0.62]),
    houses(canvas, shore + 4, 14, 46, middle, face.lit, [18, 40]),
    mist(canvas, shore - 4, 44, face.haze, 0.4, 7),
    houses(canvas, shore + 8, 5, 22, near, face.lit, [16, 34]),
    water(canvas, shore + 6, quay + 6, face.sea, face.glints as [string, ...string[]], 220, 0.5),
    ...times(14, () =>
      reflection(
        canvas,
        canvas.between(0, 1000),
        shore + 8,
        canvas.between(630, 680),
        canvas.pick([amber, gold]),
        12,
        0.6 * face.lamps,
      ),
    ),
    at(286, 668, ferry(canvas), 0.52),
    reflection(canvas, 286, 672, quay, gold, 230, 0.7 * face.lamps + 0.1),
    at(470, 560, gull(canvas, 0.5), 0.5, -8),
    at(590, 610, gull(canvas, -0.1), 0.34, 6),
  );
}

function town(canvas: Canvas, face: Face): void {
  const floor = `M-20,${quay + 2}H1620V920H-20Z`;
  canvas.add(
    ...row.map((one) => house(canvas, face, one, quay + 10)),
    path(floor, canvas.linear(face.floor)),
    ...times(9, (i) => line(`M-20,${n(quay + 8 + i * i * 2.6)}H1620`, face.joint, 0.8 + i * 0.15, fade(0.3))),
    ...times(25, (i) =>
      line(`M${800 + (i - 12) * 62},${quay + 2}L${800 + (i - 12) * 190},920`, face.joint, 1, fade(0.26)),
    ),
    face.isNight ? shade(canvas, floor, face.shadow, "0 0, 0.5 0.1, 1 0.6") : "",
    railing(face),
    clockTower(canvas, face, 838, quay + 18, 318),
    ...farPeople(face),
    planeTree(canvas, face, 990, 742, 1.12),
  );
}

function life(canvas: Canvas, face: Face): void {
  const bulbs: readonly [string, ...string[]] = [gold, amber, cream];
  canvas.add(
    ...[
      [34, 760, 250],
      [690, 748, 226],
      [1580, 764, 252],
    ].map(([x, foot, height]) => lampPost(canvas, face, x ?? 0, foot ?? 0, height ?? 0)),
    garland(canvas, [34, 520], [690, 530], 54, 20, 4.5, bulbs),
    garland(canvas, [690, 530], [838, 470], 18, 6, 4, bulbs),
    garland(canvas, [838, 470], [1154, 430], 44, 11, 4.5, bulbs),
    garland(canvas, [838, 520], [1040, 540], 30, 7, 4, bulbs),
    garland(canvas, [1394, 420], [1640, 470], 40, 9, 4.5, bulbs),
    wideGlow(canvas, 560, 830, 480, 60, "#ffb060", 0.6 * face.lamps),
    wideGlow(canvas, 1250, 800, 420, 70, "#ffb060", 0.7 * face.lamps),
    benchWithCat(face, 240, 762),
    simitCart(canvas, face, 196, 846),
    teaTable(canvas, face, 1380, 838),
    ...nearPeople(face),
    bokeh(canvas, 18, [0, 560, 1600, 300], [amber, gold, rose, orchid], [3, 9]),
  );
}

/** The quay's railing, in front of the water only. */
const railing = (face: Face): string =>
  line(`M-10,${quay - 16}H770M-10,${quay - 7}H770`, face.iron, 2) +
  times(27, (i) => line(`M${-8 + i * 30},${quay + 3}v-24`, face.iron, i % 5 ? 2 : 4)).join("");

function lampPost(canvas: Canvas, face: Face, x: number, foot: number, height: number): string {
  if (face.isNight) return streetLamp(canvas, x, foot, height, 0.7);
  const top = foot - height;
  return [
    line(`M${x},${foot}V${top + 16}`, face.iron, 4),
    path(`M${x - 13},${top - 10}h26l-4,28h-18Z`, cream),
    path(`M${x - 16},${top - 10}L${x},${top - 26}L${x + 16},${top - 10}Z`, face.iron),
    glow(canvas, x, top + 4, height * 0.3, gold, 0.5),
  ].join("");
}
