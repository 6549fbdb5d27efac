/**
 * Draws the demo content's pictures and films into backend/seed/media: `npm run seed-media` draws all of them,
 * `npm run seed-media -- vapur-aksam simitci` only those named. Output is the same on every run.
 * Films need ffmpeg with libx264 (Debian: `apt-get install ffmpeg`); pictures need nothing but this project.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { createCanvas } from "./draw-seed-media/drawing/canvas.ts";
import { develop } from "./draw-seed-media/drawing/finish.ts";
import { posterOf, shoot } from "./draw-seed-media/drawing/shoot.ts";
import { films } from "./draw-seed-media/films/films.ts";
import { scenes } from "./draw-seed-media/scenes/scenes.ts";

const folder = join(import.meta.dirname, "../backend/seed/media");
mkdirSync(folder, { recursive: true });
const named = process.argv.slice(2);
const isWanted = ({ name }: { name: string }) => named.length === 0 || named.includes(name);
const known = [...scenes, ...films].map(({ name }) => name);
const unknown = named.filter((name) => !known.includes(name));
if (unknown.length > 0) stop(`Nothing is called ${unknown.join(", ")}. There are: ${known.join(", ")}.`);

const wantedFilms = films.filter(isWanted);
if (wantedFilms.length > 0 && spawnSync("ffmpeg", ["-version"]).status !== 0) {
  stop("Films are encoded by ffmpeg, which is not on the path. Install it (Debian: apt-get install ffmpeg).");
}

for (const { name, width, height, seed, draw, quality = 80, bloom = 0.5 } of scenes.filter(isWanted)) {
  const canvas = createCanvas(width, height, seed);
  draw(canvas);
  const picture = await develop(Buffer.from(canvas.svg()), { bloom });
  await picture.webp({ quality, effort: 6, smartSubsample: true }).toFile(fileOf(`${name}.webp`));
  report(`${name}.webp`);
}

for (const film of wantedFilms) {
  await (await posterOf(film))
    .webp({ quality: 78, effort: 6, smartSubsample: true })
    .toFile(fileOf(`${film.name}.webp`));
  report(`${film.name}.webp`);
  await shoot(film, fileOf(`${film.name}.mp4`));
  report(`${film.name}.mp4`);
}

function fileOf(name: string): string {
  return join(folder, name);
}

function report(name: string): void {
  process.stdout.write(`${name} ${Math.round(statSync(fileOf(name)).size / 1024)} kB\n`);
}

function stop(why: string): never {
  process.stderr.write(`${why}\n`);
  process.exit(1);
}
