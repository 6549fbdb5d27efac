import { gull } from "../drawing/animals.ts";
import type { Canvas } from "../drawing/canvas.ts";
import { ferry } from "../drawing/ferry.ts";
import type { Film } from "../drawing/film.ts";
import { glow } from "../drawing/light.ts";
import { ripple } from "../drawing/nature.ts";
import { cream, gold } from "../drawing/palette.ts";
import { at, group, line, path, times } from "../drawing/shapes.ts";
import { eveningSky, farShore, sea } from "../scenes/ferry-at-dusk.ts";

const horizon = 1060;
const sun = 820;

/** The ferry glides past, its lights breaking on the water, gulls keeping it company. */
export const ferryPassing: Film = {
  name: "vapur-gecis",
  seed: 31,
  seconds: 6,
  crf: 27,
  poster: 0.62,
  sound:
    "anoisesrc=color=brown:seed=3:amplitude=0.9,lowpass=f=500,tremolo=f=0.3:d=0.7,volume=0.7,afade=t=in:d=0.6,afade=t=out:st=5.2:d=0.8",
  still: (canvas) => canvas.add(eveningSky(canvas, horizon, sun), farShore(canvas, horizon), sea(canvas, horizon, sun)),
  moving: drawPassage,
};

function drawPassage(canvas: Canvas, time: number): void {
  const x = 40 + 620 * time;
  const y = horizon + 190 + Math.sin(time * Math.PI * 3) * 3;
  canvas.add(
    glitter(canvas, time),
    ...[-260, -170, -80, 10, 100, 190, 270].map((offset) => brokenLight(canvas, x + offset * 1.5, y + 14, time)),
    at(x, y, ferry(canvas), 1.62, Math.sin(time * Math.PI * 2.4) * 0.35),
    wake(canvas, x, y, time),
    smoke(canvas, x, y, time),
    ...times(5, (i) => flight(canvas, i, time)),
  );
}

function glitter(canvas: Canvas, time: number): string {
  return group(
    times(260, () => {
      const depth = canvas.random() ** 1.5;
      const y = horizon + 4 + (canvas.height - horizon) * depth;
      const inSun = canvas.random() < 0.55;
      const x = inSun ? sun + canvas.between(-1, 1) * (60 + 150 * depth) : canvas.between(0, canvas.width);
      const turn = canvas.random();
      const shine = Math.sin((time * canvas.between(4, 9) + turn) * Math.PI * 2) * 0.5 + 0.5;
      const drift = Math.sin((time * 2 + turn) * Math.PI * 2) * (4 + 22 * depth);
      return ripple(
        canvas,
        x + drift,
        y,
        20 + 110 * depth,
        1.5 + 5 * depth,
        inSun ? gold : "#a88be0",
        shine * (inSun ? 0.75 : 0.3) * (1 - depth * 0.5),
      );
    }),
    'style="mix-blend-mode:screen"',
  );
}

/** A window's light on moving water: bars that swing and part. */
function brokenLight(canvas: Canvas, x: number, top: number, time: number): string {
  return group(
    times(30, (i) => {
      const depth = i / 30;
      const swing = Math.sin((time * 5 + depth * 3.3 + canvas.random()) * Math.PI * 2);
      return ripple(
        canvas,
        x + swing * (6 + 26 * depth),
        top + depth * 400,
        (46 + 50 * depth) * (0.6 + 0.4 * Math.cos(swing * 2)),
        3 + 5 * depth,
        i % 4 === 0 ? cream : gold,
        0.62 * (1 - depth) ** 1.2,
      );
    }),
    'style="mix-blend-mode:screen"',
  );
}

function wake(canvas: Canvas, x: number, y: number, time: number): string {
  const foam = canvas.linear("0 #ffffff 0, 0.5 #ffe9dc 0.35, 1 #fff6ee 0.85", 90);
  const swell = Math.sin(time * Math.PI * 8) * 4;
  return [
    path(
      `M${x - 980},${y + 34}C${x - 760},${y + 4 + swell} ${x - 560},${y - 4} ${x - 440},${y + 2}C${x - 300},${y + 8} 0,${y + 8} ${x + 440},${y - 2}C${x + 470},${y + 4} ${x + 300},${y + 14 + swell} ${x - 100},${y + 18}S${x - 800},${y + 40} ${x - 980},${y + 34}Z`,
      foam,
    ),
    ...times(9, (i) =>
      line(
        `M${x - 470 - i * 70},${y + 16 + i * 5}q60,${10 + Math.sin(time * 20 + i) * 8} 130,${6 + i}`,
        "#ffe4d6",
        3,
        `opacity="${0.5 - i * 0.05}"`,
      ),
    ),
  ].join("");
}

function smoke(canvas: Canvas, x: number, y: number, time: number): string {
  return group(
    times(9, (i) => {
      const age = (((time * 3 + i / 9) % 1) + 1) % 1;
      return glow(canvas, x - 44 - age * 250, y - 350 - age * 130, 20 + age * 90, "#d8a8b8", 0.3 * (1 - age));
    }),
  );
}

function flight(canvas: Canvas, i: number, time: number): string {
  const pace = 0.75 + i * 0.13;
  const x = -160 + i * 190 + time * 700 * pace;
  const y = 620 + Math.sin(i * 2.1) * 170 + Math.sin((time * 1.4 + i * 0.3) * Math.PI * 2) * 44;
  const beat = Math.sin((time * 9 * pace + i * 0.37) * Math.PI * 2) * (Math.sin((time * 2 + i) * 3) > -0.3 ? 1 : 0.2);
  return at(x, y, gull(canvas, beat), 2.1 - i * 0.24, -8 + Math.cos((time * 1.4 + i * 0.3) * Math.PI * 2) * 7);
}
