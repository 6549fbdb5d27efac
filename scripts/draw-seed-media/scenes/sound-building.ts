import type { Canvas } from "../drawing/canvas.ts";
import { glow, stars, wideGlow } from "../drawing/light.ts";
import { aqua, cream, gold, teal } from "../drawing/palette.ts";
import { person } from "../drawing/people.ts";
import { portrait, type Scene } from "../drawing/scene.ts";
import { shade } from "../drawing/shade.ts";
import { at, circle, ellipse, fade, ground, group, line, n, path, rect, times } from "../drawing/shapes.ts";
import { houses } from "../drawing/town.ts";

/** A block of flats cut open at night: life in its rooms, its columns and foundation drawn in light. */
export const soundBuilding: Scene = { ...portrait, name: "saglam-yapi", seed: 99, draw: drawSection };

const [left, right, roof, street, storey] = [220, 860, 270, 1000, 146];

function drawSection(canvas: Canvas): void {
  canvas.add(
    ground(canvas, "0 #0b0a2c, 0.3 #241a60, 0.58 #5a3494, 0.72 #8a4a98, 1 #8a4a98"),
    stars(canvas, 160, 600),
    houses(canvas, 1004, 120, 360, "#2c1c62", 0.22, [80, 130]),
    glow(canvas, 540, 620, 720, "#7a58e0", 0.4),
    soil(canvas),
    rect(left - 14, roof - 6, right - left + 28, street - roof + 6, "#120b2c"),
    ...times(5, (floor) => times(3, (room) => flat(canvas, floor, room)).join("")),
    frame(canvas),
    roofTop(canvas),
    people(canvas),
  );
}

function soil(canvas: Canvas): string {
  const earth = "M-20,1000H1100V1370H-20Z";
  return [
    path(earth, canvas.linear("0 #4a2f62, 0.12 #3a2352, 0.5 #24163f, 1 #0d0822")),
    ...[1090, 1190, 1290].map((y, i) =>
      path(
        `M-20,${y}C200,${y - 20} 420,${y + 24} 640,${y}S960,${y - 24} 1100,${y + 10}V1370H-20Z`,
        ["#2f1d4c", "#20143c", "#160d2e"][i] ?? "",
        fade(0.8),
      ),
    ),
    shade(canvas, earth, "#8a62b0", "0 0.5, 0.2 0.05, 1 0"),
    ...times(90, () =>
      ellipse(
        canvas.between(0, 1080),
        canvas.between(1050, 1350),
        canvas.between(4, 20),
        canvas.between(3, 11),
        canvas.pick(["#4d3570", "#5d4280", "#33224f"]),
        fade(0.7),
      ),
    ),
    rect(-20, 994, 1120, 16, "#6a4a80"),
    line("M-20,995H1100", "#d9a8d0", 3, fade(0.7)),
  ].join("");
}

function flat(canvas: Canvas, floor: number, room: number): string {
  const w = (right - left) / 3;
  const [x, y] = [left + room * w, roof + floor * storey];
  const lit = !(floor === 1 && room === 2) && !(floor === 3 && room === 0);
  const wall = canvas.pick(["#ffd08a", "#f7a878", "#f2c4a0", "#e8a0b0", "#c9b0e8", "#9ad0c8"]);
  const ink = "#3a1c50";
  const inside = [
    rect(x + 26, y + 78, 90, 38, "#b03a58", 'rx="10"') +
      rect(x + 20, y + 66, 20, 52, "#8f2a4c", 'rx="8"') +
      rect(x + 102, y + 66, 20, 52, "#8f2a4c", 'rx="8"') +
      line(`M${x + 160},${y + 118}V${y + 50}`, ink, 4) +
      path(`M${x + 140},${y + 52}l8,-26h24l8,26Z`, gold) +
      glow(canvas, x + 160, y + 46, 90, cream, 0.7),
    rect(x + 30, y + 30, 70, 88, "#6a3a4c") +
      times(
        4,
        (s) =>
          rect(x + 34, y + 34 + s * 21, 62, 16, "#2a1438") +
          times(7, (b) =>
            rect(
              x + 36 + b * 8.4,
              y + 37 + s * 21 + canvas.between(0, 4),
              6,
              13,
              canvas.pick(["#d8475a", teal, gold, "#8a58dc"]),
            ),
          ).join(""),
      ).join("") +
      at(x + 156, y + 120, person({ coat: "#1c7a80", hair: "#2a1430" }, { left: [-10, -58], right: [12, -56] }), 0.74) +
      rect(x + 142, y + 72, 28, 18, cream),
    rect(x + 50, y + 88, 110, 8, "#7a4a3c") +
      line(`M${x + 60},${y + 96}v22M${x + 150},${y + 96}v22`, "#7a4a3c", 6) +
      at(x + 34, y + 120, person({ coat: "#5f35ad" }, { right: [20, -50] }), 0.7) +
      at(x + 178, y + 120, person({ coat: "#d98a3a", skirt: "#8d2f3d" }, { left: [-20, -50] }), 0.7) +
      path(`M${x + 84},${y + 88}v-14h14v14ZM${x + 112},${y + 88}v-14h14v14Z`, "#c83c1e") +
      line(`M${x + 106},${y + 4}v22`, ink, 3) +
      path(`M${x + 86},${y + 40}q2,-16 20,-16t20,16Z`, "#d8475a") +
      glow(canvas, x + 106, y + 40, 100, cream, 0.8),
    rect(x + 24, y + 70, 130, 48, "#4a3390", 'rx="6"') +
      rect(x + 24, y + 62, 44, 24, cream, 'rx="8"') +
      rect(x + 60, y + 76, 94, 42, "#d75a92", 'rx="8"') +
      circle(x + 46, y + 64, 13, "#5a2c38") +
      line(`M${x + 170},${y + 20}h30v40h-30Z`, ink, 4) +
      circle(x + 185, y + 40, 9, gold),
    path(`M${x + 26},${y + 118}V${y + 66}h60v52Z`, "#e8e0f0") +
      circle(x + 56, y + 92, 17, "#7a8ac8") +
      rect(x + 100, y + 78, 90, 40, "#c4704a") +
      rect(x + 96, y + 72, 98, 9, cream) +
      path(`M${x + 128},${y + 72}v-12h30v12Z`, "#8a58dc") +
      line(`M${x + 136},${y + 54}q-6,-12 2,-20M${x + 150},${y + 54}q-6,-12 2,-20`, cream, 3, fade(0.7)),
  ];
  const shop = floor === 4;
  return [
    rect(x, y, w, storey, lit ? canvas.linear(`0 ${wall}, 1 #a8505c`) : "#1d1550"),
    ...times(6, (i) => rect(x + 8 + i * 36, y + 8, 16, storey - 20, "#ffffff", fade(0.07))),
    lit
      ? shop
        ? times(4, (i) =>
            rect(x + 22 + i * 46, y + 60, 38, 58, canvas.pick(["#1c7a80", "#b03a58", "#d98a3a", "#5f35ad"]), 'rx="4"'),
          ).join("") +
          rect(x + 14, y + 30, w - 28, 18, "#8d2f3d") +
          rect(x + 20, y + 112, w - 40, 8, "#5a2c38")
        : (inside[(floor * 2 + room) % inside.length] ?? "")
      : circle(x + 150, y + 60, 2, gold),
    rect(x, y + 116, w, 10, "#5a2c50"),
    lit ? glow(canvas, x + w / 2, y + 50, 150, "#ffd890", 0.3) : "",
  ].join("");
}

/** The bearing structure as light: columns, beams, a shear wall, footings and the load's way into the ground. */
function frame(canvas: Canvas): string {
  const w = (right - left) / 3;
  const columns = times(4, (i) => left + i * w);
  const glowing = (d: string, width: number) =>
    line(d, teal, width * 3.2, `${fade(0.45)} filter="${canvas.blur(8)}"`) +
    line(d, "#2ad0cc", width) +
    line(d, "#e8fffa", width * 0.34);
  return [
    ...columns.map((x) => glowing(`M${x},${roof - 4}V${street + 96}`, 15)),
    ...times(6, (i) => glowing(`M${left},${roof + i * storey - 4}H${right}`, 11)),
    glowing(`M${left - 40},${street + 104}H${right + 40}`, 24),
    ...columns.map((x) =>
      path(
        `M${x - 52},${street + 150}L${x - 14},${street + 96}H${x + 14}L${x + 52},${street + 150}Z`,
        canvas.linear(`0 ${aqua}, 1 ${teal} 0.35`),
      ),
    ),
    group(
      times(16, (i) =>
        line(
          `M${left + w + 8},${n(roof + i * 46)}L${left + w + 52},${n(roof + i * 46 + 46)}M${left + w + 52},${n(roof + i * 46)}L${left + w + 8},${n(roof + i * 46 + 46)}`,
          aqua,
          2,
          fade(0.75),
        ),
      ),
    ),
    rect(left + w + 4, roof, 52, street - roof, teal, fade(0.32)),
    line(`M${left + w + 56},${roof}V${street}`, "#2ad0cc", 5),
    ...columns.map((x) =>
      times(4, (i) => path(`M${x - 12},${street + 170 + i * 34}h24l-12,18Z`, aqua, fade(0.75 - i * 0.17))).join(""),
    ),
    ...times(4, (i) =>
      ellipse(
        540,
        street + 150 + i * 26,
        340 + i * 70,
        40 + i * 22,
        "none",
        `stroke="${aqua}" stroke-width="2" opacity="${0.4 - i * 0.09}" stroke-dasharray="10 12"`,
      ),
    ),
    wideGlow(canvas, 540, street + 110, 520, 120, teal, 0.5),
  ].join("");
}

function roofTop(canvas: Canvas): string {
  return [
    rect(left - 26, roof - 22, right - left + 52, 20, "#2a1c58"),
    line(`M${left - 26},${roof - 22}H${right + 26}`, "#d9b0e8", 3),
    path(`M300,${roof - 22}v-70h96v70Z`, "#1d1348"),
    rect(318, roof - 74, 28, 30, gold),
    line(`M700,${roof - 22}v-110M656,${roof - 112}h88M668,${roof - 88}h64M680,${roof - 64}h40`, "#1d1348", 5),
    path(`M540,${roof - 22}v-44h70v44Z`, "#3a2c78"),
    line(`M540,${roof - 66}l-26,44h96`, "#3a2c78", 6),
    glow(canvas, 332, roof - 58, 80, gold, 0.5),
    circle(700, roof - 134, 5, "#ff6a5a"),
    glow(canvas, 700, roof - 134, 50, "#ff5a4a", 0.8),
  ].join("");
}

const people = (canvas: Canvas): string =>
  [
    at(
      130,
      1000,
      person(
        { coat: "#ffae45", trousers: "#1a1440", cap: "#ffd584", rim: [aqua, 1] },
        { left: [-14, -48], right: [24, -86] },
      ),
      1.5,
    ),
    rect(156, 858, 40, 30, cream, 'transform="rotate(-10 176 873)"'),
    at(950, 1000, person({ coat: "#d75a92", skirt: "#4a2a6c", rim: [aqua, -1] }, { left: [-16, -60] }), 1.4),
    at(1000, 1000, person({ coat: "#4a64c0", rim: [aqua, -1] }, {}), 1.0),
    ellipse(540, 1004, 420, 10, "#0d0822", fade(0.4)),
    glow(canvas, 176, 873, 60, cream, 0.3),
  ].join("");
