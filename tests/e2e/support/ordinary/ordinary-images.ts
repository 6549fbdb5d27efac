import sharp, { type Sharp } from "sharp";

/** Pixels and what is on them: lines as of a text, or a shape as of a photo. */
type Drawing = readonly [width: number, height: number, subject: "text" | "photo", ground?: string];

const drawings = {
  "screenshot.jpg": [1080, 2340, "text", "#ece5dd"],
  "meme.png": [900, 900, "text"],
  "document.jpg": [1240, 1754, "text"],
  "comic.jpg": [800, 4000, "text"],
  "portrait.jpg": [1500, 2000, "photo", "#8a7a5c"],
  "landscape.jpg": [2000, 1125, "photo", "#5c8aa3"],
  "panorama.jpg": [4000, 700, "photo", "#88a0b0"],
  "night.jpg": [1200, 1600, "photo", "#0b0806"],
  "white.jpg": [1200, 1200, "photo", "#fdfcfa"],
  "tiny.jpg": [120, 90, "photo", "#b5651d"],
} satisfies Record<string, Drawing>;

export type OrdinaryImage = keyof typeof drawings | "sideways.jpg" | "moving.gif";

/** What people post, drawn when a test asks for it: no file of it is kept. */
export async function drawOrdinaryImages(): Promise<Map<OrdinaryImage, Buffer>> {
  const drawn = Object.entries(drawings).map(async ([name, drawing]) => {
    const image = draw(drawing);
    return [name as OrdinaryImage, await (name.endsWith(".png") ? image.png() : image.jpeg()).toBuffer()] as const;
  });
  // As a phone stores what it has held upright: lying, with a note.
  const sideways = await draw(drawings["landscape.jpg"]).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const frames = ["#d22", "#2d2", "#22d"].map((color) => draw([400, 300, "photo", color]).png().toBuffer());
  const moving = await sharp(await Promise.all(frames), { join: { animated: true } })
    .gif({ delay: [200, 200, 200] })
    .toBuffer();
  return new Map([...(await Promise.all(drawn)), ["sideways.jpg", sideways], ["moving.gif", moving]]);
}

function draw([width, height, subject, ground = "#fff"]: Drawing): Sharp {
  const rows = Array.from({ length: Math.floor(height / 60) }, (_, at) => at);
  const lines = rows.map((at) => `<rect x="5%" y="${at * 60 + 20}" width="${60 + ((at * 37) % 30)}%" height="24"/>`);
  const hill = `<ellipse cx="60%" cy="100%" rx="50%" ry="60%" fill-opacity="0.3"/><circle cx="30%" cy="30%" r="10%" fill="#fff6"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground}"/>${subject === "text" ? lines.join("") : hill}</svg>`;
  return sharp(Buffer.from(svg)).flatten();
}
