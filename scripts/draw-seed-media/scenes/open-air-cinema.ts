import type { Canvas } from "../drawing/canvas.ts";
import { garland, glow, stars, wideGlow } from "../drawing/light.ts";
import { mist } from "../drawing/nature.ts";
import { amber, cream, gold } from "../drawing/palette.ts";
import { crowd } from "../drawing/people.ts";
import { landscape, type Scene } from "../drawing/scene.ts";
import { at, circle, ellipse, fade, ground, group, line, n, path, rect, times } from "../drawing/shapes.ts";
import { houses } from "../drawing/town.ts";

/** The last night of the open-air cinema: a ship sails across the screen, the neighbours watch from their windows. */
export const openAirCinema: Scene = { ...landscape, name: "yazlik-sinema", seed: 44, draw: drawGarden };

function drawGarden(canvas: Canvas): void {
  canvas.add(
    ground(canvas, "0 #080a2a, 0.35 #1c1a58, 0.6 #452f86, 1 #120b2c"),
    milky(canvas),
    stars(canvas, 300, 520),
    houses(canvas, 560, 90, 210, "#1a134a", 0.36, [70, 120]),
    mist(canvas, 520, 90, "#6a4fb0", 0.3, 6),
    glow(canvas, 640, 320, 620, "#bfd8ff", 0.4),
    screen(canvas),
    ...trees(canvas),
    garland(canvas, [-10, 150], [330, 90], 40, 11, 7),
    garland(canvas, [950, 90], [1290, 150], 40, 11, 7),
    path("M-20,590H1300V880H-20Z", canvas.linear("0 #2c1f62, 1 #0b0822")),
    wideGlow(canvas, 640, 610, 620, 90, "#a8c8ff", 0.45),
    beam(canvas),
    crowd(canvas, 640, 50, 19, ["#2c2266", "#352a72", "#2a1f5c"], "#bcd4ff"),
    chairs(canvas, 690),
    crowd(canvas, 720, 76, 13, ["#1f1850", "#281c5a", "#1a1446"], "#a8c4ff"),
    crowd(canvas, 826, 116, 8, ["#110c30", "#150f38", "#0e0a2a"], "#8fa8f0"),
    popcorn(canvas, 300, 790),
    popcorn(canvas, 920, 800),
  );
}

const milky = (canvas: Canvas): string =>
  group(
    times(15, (i) =>
      ellipse(
        60 + i * 90 + canvas.between(-30, 30),
        150 + Math.sin(i * 0.5) * 60,
        canvas.between(60, 130),
        canvas.between(20, 50),
        canvas.pick(["#7a6ae0", "#a08af0", "#5a6ad8"]),
        fade(0.16),
      ),
    ),
    `filter="${canvas.blur(26)}"`,
  );

function screen(canvas: Canvas): string {
  const film = canvas.linear("0 #cfe6ff, 0.5 #f6fbff, 0.62 #ffe9c8, 0.64 #a8c4e8, 1 #7f9fd0");
  return [
    rect(300, 90, 680, 412, "#0d0a2a", 'rx="4"'),
    path(
      "M316,106C500,116 780,116 964,106C974,240 974,360 964,486C780,474 500,474 316,486C306,360 306,240 316,106Z",
      film,
    ),
    circle(800, 320, 44, "#ffdca0"),
    ...times(26, () =>
      rect(canvas.between(330, 900), canvas.between(372, 470), canvas.between(20, 90), 3, "#ffffff", fade(0.6)),
    ),
    rect(756, 372, 88, 4, "#fff0d0"),
    rect(770, 390, 60, 4, "#fff0d0"),
    rect(748, 408, 100, 4, "#fff0d0"),
    at(
      560,
      386,
      path("M-150,-20C-120,30 110,34 160,-34L130,-24H-140Z", "#2a2f6a") +
        line("M-20,-24V-220M60,-26V-190M-90,-22V-150", "#2a2f6a", 6) +
        path("M-14,-210Q90,-130 52,-44L-14,-40Z", "#5a64a8") +
        path("M-28,-200Q-110,-130 -84,-46L-28,-44Z", "#6a74b8") +
        path("M66,-180Q140,-110 118,-46L66,-40Z", "#7a86c4") +
        path("M160,-34l40,-20-36,44Z", "#2a2f6a") +
        path("M-20,-222h36l-10,9 10,9h-36Z", "#d8475a"),
    ),
    line("M410,190q14,-12 28,0q14,-12 28,0M700,170q10,-9 20,0q10,-9 20,0", "#4a548f", 4),
    path("M316,106C330,230 330,370 316,486C306,360 306,240 316,106Z", "#5a74b8", fade(0.5)),
    glow(canvas, 640, 300, 520, "#dfeaff", 0.35),
    line("M300,90L180,40M980,90L1100,40M300,500L210,600M980,500L1070,600", "#0d0a2a", 5),
  ].join("");
}

const beam = (canvas: Canvas): string =>
  path(
    "M1250,900L320,110L330,480Z",
    canvas.linear("0 #cfe0ff 0.02, 1 #ffffff 0.2", 60),
    `style="mix-blend-mode:screen" filter="${canvas.blur(10)}"`,
  );

function trees(canvas: Canvas): string[] {
  return [
    [90, 600],
    [1200, 600],
  ].map(
    ([x = 0, foot = 0]) =>
      line(
        `M${x},${foot}q-10,-120 6,-230M${x + 4},${foot - 170}q40,-40 70,-60M${x},${foot - 190}q-40,-30 -60,-60`,
        "#0d0a26",
        20,
      ) +
      times(130, () => {
        const a = canvas.between(0, 6.283);
        const r = Math.sqrt(canvas.random());
        return circle(
          x + Math.cos(a) * 170 * r,
          foot - 320 + Math.sin(a) * 150 * r,
          canvas.between(12, 28),
          canvas.pick(["#10163c", "#16204c", "#1c2a58", "#0e1234"]),
        );
      }).join("") +
      times(40, () =>
        circle(
          x + (x < 600 ? 1 : -1) * canvas.between(20, 150),
          foot - 320 + canvas.between(-110, 110),
          canvas.between(3, 7),
          "#6a8ac8",
          fade(0.5),
        ),
      ).join(""),
  );
}

const chairs = (_: Canvas, y: number): string =>
  group(times(14, (i) => rect(i * 96 - 10, y - 6, 70, 60, "none", 'stroke="#0d0a2a" stroke-width="6" rx="8"')));

const popcorn = (canvas: Canvas, x: number, y: number): string =>
  at(
    x,
    y,
    path("M-30,-10H30L22,60H-22Z", cream) +
      times(3, (i) => path(`M${-24 + i * 20},-10h10l-3,70h-7Z`, "#d8475a")).join("") +
      times(22, () =>
        circle(
          canvas.between(-30, 30),
          canvas.between(-34, -8),
          canvas.between(7, 11),
          canvas.pick([cream, "#fff6e0", gold]),
        ),
      ).join("") +
      glow(canvas, 0, -10, 70, amber, 0.2) +
      line(`M-28,-8L-20,${n(58)}`, "#ffffff", 2, fade(0.6)),
  );
