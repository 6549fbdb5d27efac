import { join } from "node:path";
import sharp from "sharp";

// `node scripts/draw-ordinary.ts`: draws the ordinary pictures of the demo content (backend/seed/media/siradan-*.webp): what
// people post beside photographs. The letters are those of this machine's fonts, so the files are committed.

type Line = readonly [y: number, size: number, words: string, fill?: string];

const text = (lines: readonly Line[], anchor: "start" | "middle" = "middle") =>
  lines
    .map(([y, size, words, fill = "#111"]) => {
      const x = anchor === "middle" ? "50%" : 90;
      return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" text-anchor="${anchor}">${words}</text>`;
    })
    .join("");
const box = (y: number, height: number, fill: string, inset = 0) =>
  `<rect x="${inset}" y="${y}" width="100%" height="${height}" fill="${fill}" rx="${inset / 3}"/>`;

const notice = ["Komşular, salı 09.00–18.00 arası", "su kesintisi olacakmış.", "Depoları doldurun."];
const bubbles = [0, 1, 2, 3].map((at) => {
  const lines = notice.map((words, line): Line => [470 + at * 430 + line * 72, 46, words]);
  return box(390 + at * 430, 320, at % 2 ? "#d9fdd3" : "#fff", 60) + text(lines, "start");
});
const paragraph = Array.from({ length: 26 }, (_, at) => at);
const rows = paragraph.map(
  (at) => `<rect x="150" y="${420 + at * 44}" width="${700 + ((at * 97) % 240)}" height="10"/>`,
);

/** Name, width, height, and the drawing. */
const pictures: readonly [name: string, width: number, height: number, drawing: string][] = [
  [
    "ekran",
    1080,
    2340,
    `${box(0, 2340, "#ece5dd")}${box(0, 300, "#075e54")}${text([[210, 60, "Çınar Apartmanı", "#fff"]])}${bubbles.join("")}`,
  ],
  [
    "karikatur",
    1080,
    1080,
    `${box(0, 1080, "#fff")}${text([
      [130, 78, "PAZARTESİ SABAHI BEN"],
      [1010, 78, "ÇAYDAN ÖNCE"],
    ])}<circle cx="540" cy="550" r="300" fill="#ffd54a"/><path d="M420 480h70M590 480h70M440 690q100-70 200 0" fill="none" stroke="#111" stroke-width="22" stroke-linecap="round"/>`,
  ],
  [
    "panorama",
    2400,
    720,
    `${box(0, 720, "#f3b27a")}${box(430, 290, "#5f86a8")}<path d="M0 430q300-190 620-60t560-40 520 50 700-90v150z" fill="#6d5a78"/><circle cx="1700" cy="210" r="80" fill="#ffe9c9"/>`,
  ],
  [
    "minik",
    120,
    90,
    `${box(0, 90, "#b5651d")}<circle cx="60" cy="45" r="30" fill="#e8c39e"/><circle cx="60" cy="45" r="18" fill="#7a3d12"/>`,
  ],
  [
    "belge",
    1240,
    1754,
    `${box(0, 1754, "#fff")}${text([
      [180, 44, "T.C."],
      [250, 44, "MAHALLE MUHTARLIĞI"],
      [340, 36, "Konu: Altyapı çalışması"],
    ])}${rows.join("")}`,
  ],
  [
    "afis",
    900,
    1200,
    `${box(0, 1200, "#b3122a")}${box(0, 330, "#ffd400")}${text([
      [160, 92, "KERMES"],
      [270, 54, "CUMARTESİ 11.00"],
      [560, 64, "Gözleme", "#fff"],
      [670, 64, "Halk oyunları", "#fff"],
      [780, 64, "Çekiliş", "#fff"],
      [1120, 48, "Herkes davetlidir", "#ffd400"],
    ])}`,
  ],
];

for (const [name, width, height, drawing] of pictures) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif" font-weight="700">${drawing}</svg>`;
  const file = join(import.meta.dirname, "../backend/seed/media", `siradan-${name}.webp`);
  await sharp(Buffer.from(svg)).webp({ quality: 60 }).toFile(file);
}
