import { sittingCat } from "../../draw-seed-media/drawing/animals.ts";
import type { Canvas } from "../../draw-seed-media/drawing/canvas.ts";
import { glow, wideGlow } from "../../draw-seed-media/drawing/light.ts";
import { amber, aqua, coral, cream, gold, rose } from "../../draw-seed-media/drawing/palette.ts";
import { type Clothes, type Pose, person } from "../../draw-seed-media/drawing/people.ts";
import { at, circle, ellipse, fade, line, path, rect, times } from "../../draw-seed-media/drawing/shapes.ts";
import type { Face } from "./faces.ts";

type Figure = readonly [x: number, foot: number, size: number, clothes: Clothes, pose?: Pose, holds?: string];

const phone = (x: number, y: number) =>
  rect(x - 2.5, y - 8, 6, 10, "#0b0819", 'rx="1.500"') + rect(x - 1.5, y - 7, 4, 7, aqua);
const balloon = (x: number, y: number, colour: string) =>
  line(`M${x},${y + 14}Q${x - 6},${y + 34} 14,-46`, cream, 0.8) +
  ellipse(x, y, 11, 14, colour) +
  ellipse(x - 4, y - 5, 2.5, 4, "#fff", fade(0.5));
const saz =
  path("M8,-58C-2,-60 -14,-50 -12,-40C-8,-32 4,-36 10,-48Z", "#c4703a") +
  line("M4,-52L40,-76", "#5a2a24", 3) +
  line("M4,-52L38,-75", gold, 0.8);
const teaTray =
  line("M14,-60h22", "#f2e4da", 2.4) + [18, 25, 32].map((x) => path(`M${x - 2},-68h5l-1,7h-3Z`, "#d1402a")).join("");
const bag = path("M13,-46h11l2,15h-15Z", "#8a58dc") + line("M15,-46q3,-7 7,0", "#8a58dc", 1.6);
const ball = circle(26, -5, 5.5, cream) + circle(26, -5, 2, "#2a1438");

/** Who is out tonight, from the far edge of the square to the near one. */
const far: readonly Figure[] = [
  [596, 716, 0.46, { coat: "#6a3f9a", trousers: "#2a1a50" }, { back: true }],
  [618, 717, 0.43, { coat: "#b0506a", skirt: "#7c2f5c", hair: "#2a1420" }, { back: true }],
  [708, 722, 0.5, { coat: "#2f5f8a", cap: "#1a1236" }, { stride: 9 }],
  [800, 728, 0.52, { coat: "#8a4a3a", scarf: "#e0a0b0", skirt: "#4a2a5c" }, { stride: 6 }],
  [936, 726, 0.5, { coat: "#3a6a5c" }, { stride: 8 }],
  [956, 728, 0.36, { coat: "#d9a03a", trousers: "#3a2a6a" }, { left: [-14, -70], stride: 8 }],
  [1500, 728, 0.52, { coat: "#7a3a6a", skirt: "#4a2050" }, { back: true }],
  [1532, 730, 0.56, { coat: "#35507a" }, { stride: 9 }],
];

const near: readonly Figure[] = [
  [
    60,
    792,
    0.94,
    { coat: "#c65a72", skirt: "#7c2f5c", hair: "#3a1a24" },
    { right: [18, -82], left: [-14, -48] },
    phone(18, -82),
  ],
  [118, 838, 1.1, { coat: "#2f7a80", trousers: "#1d1640", hair: "#1a0d26" }, { left: [-20, -52], right: [13, -46] }],
  [330, 776, 0.84, { coat: "#8f7ac9", scarf: "#efd9ea", skirt: "#5a3b92" }, { right: [15, -44] }, bag],
  [
    372,
    780,
    0.5,
    { coat: "#ffae45", trousers: "#35407a", hair: "#4a2a20" },
    { left: [-14, -58], right: [14, -50] },
    balloon(20, -108, rose),
  ],
  [
    486,
    836,
    1.14,
    { coat: "#efe0d4", trousers: "#2a2058", hair: "#6a5a68", cap: "#3a2a5c" },
    { left: [-18, -52], right: [16, -62] },
    saz,
  ],
  [578, 812, 0.98, { coat: "#3f8a70", trousers: "#1d1640" }, { left: [-9, -62], right: [5, -60] }],
  [622, 818, 1, { coat: "#e07a5a", skirt: "#8a3a5c", hair: "#2a1420" }, { left: [-6, -62], right: [8, -62] }],
  [
    742,
    856,
    1.2,
    { coat: "#5a3fb0", trousers: "#1d1640", hair: "#1a0d26" },
    { right: [20, -84], left: [-16, -46] },
    phone(20, -84),
  ],
  [862, 796, 0.6, { coat: "#1c9a9e", trousers: "#2a2058" }, { left: [-18, -56], right: [17, -60], stride: 14 }, ball],
  [
    916,
    804,
    0.58,
    { coat: "#d8475a", trousers: "#2a2058", hair: "#3a2420" },
    { left: [-18, -66], right: [16, -62], stride: 13 },
  ],
  [
    1010,
    822,
    1.02,
    { coat: "#f2e4da", trousers: "#1d1640", hair: "#2a1a2a" },
    { right: [24, -60], left: [-14, -46], stride: 8 },
    teaTray,
  ],
  [1492, 812, 1, { coat: "#3d6a9a", trousers: "#1d1640", hair: "#5a4a58" }, { left: [-16, -46], right: [10, -60] }],
  [1540, 816, 0.98, { coat: "#c98a3a", scarf: "#8a58dc", skirt: "#5a3060" }, { left: [-16, -52] }],
];

function figures(face: Face, list: readonly Figure[]): string[] {
  return list.map(([x, foot, size, clothes, pose, holds = ""]) =>
    [
      ellipse(x + 8 * size, foot, 26 * size, 4.5 * size, face.shadow, fade(face.isNight ? 0.55 : 0.28)),
      at(x, foot, person({ ...clothes, rim: [face.rim, x < 1200 ? 1 : -1] }, pose) + holds, size),
    ].join(""),
  );
}

export const farPeople = (face: Face): string[] => figures(face, far);
export const nearPeople = (face: Face): string[] => figures(face, near);

/** A simit seller's cart: a lit glass case of rings under a striped roof. */
export function simitCart(canvas: Canvas, face: Face, x: number, foot: number): string {
  const ring = (cx: number, cy: number) =>
    circle(cx, cy, 5.5, "none", 'stroke="#a8501f" stroke-width="4.500"') +
    circle(cx, cy - 0.5, 5.5, "none", 'stroke="#e59a4a" stroke-width="2.500"');
  return [
    ellipse(x, foot + 2, 70, 8, face.shadow, fade(0.5)),
    glow(canvas, x, foot - 68, 120, amber, 0.75 * face.lamps),
    line(`M${x - 42},${foot - 40}V${foot - 100}M${x + 42},${foot - 40}V${foot - 100}`, "#f6d9a8", 3),
    rect(x - 42, foot - 92, 84, 50, canvas.linear("0 #fff4d0, 0.6 #ffcf7a, 1 #f09a4a")),
    ...times(2, (i) => times(6, (k) => ring(x - 32 + k * 13, foot - 76 + i * 22)).join("")),
    line(`M${x - 42},${foot - 66}h84`, "#a8583a", 2),
    ...times(8, (i) => path(`M${x - 52 + i * 13},${foot - 112}h13v14a6.5,6 0 0 1 -13,0Z`, i % 2 ? cream : "#d8475a")),
    path(`M${x - 46},${foot - 42}h92l-6,26h-80Z`, canvas.linear("0 #e04a4a, 1 #8a2038")),
    line(`M${x - 46},${foot - 42}h92`, gold, 2.4),
    ...[-26, 26].map(
      (dx) =>
        circle(x + dx, foot - 10, 12, "none", 'stroke="#1a0d2c" stroke-width="4"') + circle(x + dx, foot - 10, 3, gold),
    ),
    wideGlow(canvas, x, foot + 4, 130, 22, amber, 0.7 * face.lamps),
  ].join("");
}

/** Two at a low table with tea, as every square has them. */
export function teaTable(canvas: Canvas, face: Face, x: number, foot: number): string {
  const stool = (dx: number) => line(`M${x + dx - 10},${foot}l4,-26h12l4,26`, "#8a4a3a", 3.5);
  const sitting = (dx: number, coat: string, hair: string, side: 1 | -1) =>
    at(
      x + dx,
      foot - 12,
      line(`M0,-22L${side * 18},-20L${side * 20},8`, "#1d1640", 8) +
        path("M-12,-56Q0,-64 12,-56C15,-42 13,-30 12,-18H-12C-13,-30 -15,-42 -12,-56Z", coat) +
        line(`M${side * 8},-52Q${side * 22},-44 ${side * 26},-36`, coat, 7) +
        ellipse(0, -70, 6.8, 8.2, "#e9b592") +
        path("M-8,-69C-9,-83 9,-83 8,-69C5,-75 -3,-76 -8,-69Z", hair) +
        line(`M${side * -12},-54q-3,14 0,34`, face.rim, 1.6, fade(0.7)),
      1,
    );
  return [
    ellipse(x, foot + 1, 74, 8, face.shadow, fade(face.isNight ? 0.5 : 0.28)),
    stool(-46),
    stool(46),
    sitting(-46, "#c65a72", "#2a1420", 1),
    sitting(46, "#35608a", "#8a8090", -1),
    line(`M${x},${foot}v-36M${x - 12},${foot}h24`, face.iron, 3),
    ellipse(x, foot - 38, 24, 5, "#f2e4da"),
    ...[-9, 9].map(
      (dx) =>
        path(`M${x + dx - 3},${foot - 50}h6l-1.500,5 1.500,6h-6l1.500,-6Z`, "#d1402a") +
        ellipse(x + dx, foot - 39, 5, 1.5, cream),
    ),
    glow(canvas, x, foot - 46, 50, coral, 0.3 * face.lamps),
  ].join("");
}

/** A bench on the quay with a cat that owns it. */
export function benchWithCat(face: Face, x: number, foot: number): string {
  return [
    line(`M${x - 44},${foot}v-22M${x + 44},${foot}v-22`, face.iron, 4),
    line(`M${x - 52},${foot - 22}h104M${x - 52},${foot - 38}h104M${x - 52},${foot - 46}h104`, "#9a5a44", 4.5),
    at(x + 22, foot - 23, sittingCat(face.isNight ? "#2a1a40" : "#5a4a78", face.rim, gold), 0.2),
  ].join("");
}
