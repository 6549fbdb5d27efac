import { balloon, balloonCloth } from "../drawing/balloon.ts";
import type { Canvas } from "../drawing/canvas.ts";
import type { Film } from "../drawing/film.ts";
import { mist } from "../drawing/nature.ts";
import { at, group } from "../drawing/shapes.ts";
import { dawnSky, nearChimneys, valley } from "../scenes/balloons-at-dawn.ts";

type Flight = readonly [x: number, from: number, climb: number, size: number, cloth: number, phase: number];

const flights: readonly Flight[] = [
  [180, 1010, 90, 0.3, 3, 0.2],
  [930, 960, 110, 0.34, 5, 0.7],
  [600, 900, 80, 0.24, 4, 0.4],
  [380, 820, 70, 0.2, 0, 0.1],
  [760, 780, 60, 0.18, 2, 0.9],
  [140, 700, 70, 0.22, 1, 0.5],
  [980, 620, 60, 0.2, 4, 0.3],
  [820, 1180, 330, 0.85, 1, 0.6],
  [240, 980, 300, 1.05, 2, 0.15],
  [560, 1120, 520, 1.75, 0, 0],
];

/** A dozen balloons lift off at dawn, their burners breathing. */
export const balloonsRising: Film = {
  name: "balon-yukselis",
  seed: 52,
  seconds: 6,
  crf: 28,
  poster: 0.55,
  sound:
    "anoisesrc=color=brown:seed=5:amplitude=1,highpass=f=120,lowpass=f=1600,tremolo=f=0.5:d=0.9,volume=0.55,afade=t=in:d=0.4,afade=t=out:st=5.2:d=0.8",
  still: (canvas) => canvas.add(dawnSky(canvas, 1260), valley(canvas, 1260), nearChimneys(canvas, 1920)),
  moving: drawLift,
};

function drawLift(canvas: Canvas, time: number): void {
  const ease = time * time * (3 - 2 * time);
  for (const [x, from, climb, size, cloth, phase] of flights) {
    const burn = Math.max(0, Math.sin((time * 2 + phase) * Math.PI * 2)) ** 2;
    const drift = Math.sin((time * 0.8 + phase) * Math.PI) * 30 * size;
    const sway = Math.sin((time * 1.6 + phase) * Math.PI * 2) * 1.6;
    canvas.add(
      at(
        x + drift,
        from - climb * (0.35 * time + 0.65 * ease),
        balloon(canvas, balloonCloth[cloth] ?? [], 0.25 + 0.75 * burn),
        size,
        sway,
      ),
    );
  }
  canvas.add(
    group(mist(canvas, 1610, 110, "#ffdcc0", 0.3, 6), `transform="translate(${Math.round(time * 90 - 45)} 0)"`),
  );
}
