import { spawn } from "node:child_process";
import { once } from "node:events";
import sharp, { type Sharp } from "sharp";
import { createCanvas } from "./canvas.ts";
import type { Film } from "./film.ts";
import { develop } from "./finish.ts";

const units = { width: 1080, height: 1920 };
const scale = 2 / 3;
const framesPerSecond = 24;

/** Draws a film frame by frame into ffmpeg: H.264 that every phone plays, its index in front so that it starts at once. */
export async function shoot(film: Film, file: string): Promise<void> {
  const size = `${units.width * scale}x${units.height * scale}`;
  const ffmpeg = spawn(
    "ffmpeg",
    [
      [
        "-v",
        "error",
        "-y",
        "-f",
        "rawvideo",
        "-pix_fmt",
        "rgb24",
        "-s",
        size,
        "-r",
        `${framesPerSecond}`,
        "-i",
        "pipe:0",
      ],
      ["-f", "lavfi", "-i", film.sound, "-t", `${film.seconds}`],
      ["-vf", "scale=out_color_matrix=bt709:out_range=tv", "-colorspace", "bt709", "-color_primaries", "bt709"],
      ["-color_trc", "bt709", "-c:v", "libx264", "-preset", "slow", "-crf", `${film.crf}`, "-pix_fmt", "yuv420p"],
      // One thread and no version marks: the same bytes on every run.
      ["-profile:v", "high", "-threads", "1", "-c:a", "aac", "-b:a", "56k", "-ac", "1", "-map_metadata", "-1"],
      ["-fflags", "+bitexact", "-flags:v", "+bitexact", "-flags:a", "+bitexact", "-movflags", "+faststart", file],
    ].flat(),
    { stdio: ["pipe", "inherit", "inherit"] },
  );
  const finished = once(ffmpeg, "close");
  const background = await backgroundOf(film);
  const frames = film.seconds * framesPerSecond;
  for (let i = 0; i < frames; i++) {
    const { data } = await (await frame(film, background, i / (frames - 1)))
      .raw()
      .toBuffer({ resolveWithObject: true });
    if (!ffmpeg.stdin.write(data)) await once(ffmpeg.stdin, "drain");
  }
  ffmpeg.stdin.end();
  const [status] = await finished;
  if (status !== 0) throw new Error(`ffmpeg gave up on ${film.name} with status ${status}`);
}

/** The one frame that stands for the film before it plays. */
export async function posterOf(film: Film): Promise<Sharp> {
  return frame(film, await backgroundOf(film), film.poster);
}

async function backgroundOf(film: Film): Promise<Buffer> {
  const canvas = createCanvas(units.width, units.height, film.seed);
  film.still(canvas);
  return sharp(Buffer.from(canvas.svg(scale)))
    .removeAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer();
}

async function frame(film: Film, background: Buffer, time: number): Promise<Sharp> {
  const canvas = createCanvas(units.width, units.height, film.seed);
  film.moving(canvas, time);
  const drawn = await sharp(background)
    .composite([{ input: Buffer.from(canvas.svg(scale)) }])
    .png({ compressionLevel: 0 })
    .toBuffer();
  return develop(drawn, { grain: 1.6, bloom: 0.45 });
}
