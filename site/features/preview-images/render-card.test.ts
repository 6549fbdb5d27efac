import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { PreviewCard } from "./preview-card.ts";
import { createCardDrawing, sizeLimit } from "./render-card.tsx";

const { loadImages, draw } = createCardDrawing();
const author = { name: "Deniz Aksoy", handle: "@deniz", letter: "D" };
const words = (language: PreviewCard["language"], text?: string): PreviewCard => ({
  kind: "words",
  language,
  author,
  text,
  video: false,
});
const nothing = async () => undefined;

/** A photograph's worth of detail, which JPEG cannot make small. */
const noise = await sharp({
  create: {
    width: 900,
    height: 700,
    channels: 3,
    background: "black",
    noise: { type: "gaussian", mean: 128, sigma: 60 },
  },
})
  .png()
  .toBuffer();

async function pixelsOf(card: PreviewCard, load: (address: string) => Promise<Uint8Array | undefined> = nothing) {
  const images = await loadImages(card, async (address, use) => {
    const bytes = await load(address);
    return bytes && use(bytes);
  });
  const { bytes, complete } = await draw(card, images);
  const { format, width, height } = await sharp(bytes).metadata();
  expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
  expect(bytes.byteLength).toBeLessThan(sizeLimit);
  return { pixels: await sharp(bytes).greyscale().raw().toBuffer(), complete };
}

/** Pixels that are plainly not the same; JPEG's own noise is not counted. */
function difference(a: Uint8Array, b: Uint8Array): number {
  let count = 0;
  for (const [index, value] of a.entries()) if (Math.abs(value - (b[index] ?? 0)) > 60) count += 1;
  return count;
}

describe("every script is drawn, and drawn otherwise than boxes", () => {
  test.each([
    ["Turkish", "tr", "İyi akşamlar, ışıl ışıl Boğaz", "İyi aksamlar, isil isil Bogaz"],
    ["Cyrillic", "ru", "Съешь же ещё этих мягких булок", "Съешь же ещё этих мягких лимон"],
    ["Arabic", "ar", "الكلمة لك والساحة لك", "الكلمة لي والساحة لي"],
    ["Persian", "fa", "می‌خواهم امروز چای بنوشم", "می‌خواهم امروز آب بنوشم"],
    ["Devanagari", "hi", "श्रृंखला में ज्ञान", "श्रृंखला में क्षत्रिय"],
    ["Chinese", "zh", "今天天气很好", "今天天气很坏"],
    ["Japanese", "ja", "橋の上で釣り人", "橋の下で釣り人"],
    ["Korean", "ko", "안녕하세요 여러분", "안녕하세요 친구들"],
    ["emoji", "en", "🎉👨‍👩‍👧‍👦🇹🇷", "🎈👩‍🚀🇦🇿"],
    ["Greek", "en", "Καλησπέρα", "Καλημέρες"],
    ["small capitals", "tr", "ᴍᴇʏᴅᴀɴ ꜱᴇɴɪɴ", "ᴍᴇʏᴅᴀɴ ʙɪᴢɪᴍ"],
  ] as const)("%s", async (_name, language, text, other) => {
    const [empty, one, two] = [
      await pixelsOf(words(language)),
      await pixelsOf(words(language, text)),
      await pixelsOf(words(language, other)),
    ];
    expect(difference(empty.pixels, one.pixels)).toBeGreaterThan(4000);
    // Boxes for missing letters would make two texts of one length look the same.
    expect(difference(one.pixels, two.pixels)).toBeGreaterThan(800);
  });
});

test("a text in a script that no font is shipped for is left out, not drawn as boxes", async () => {
  const [empty, tibetan] = [await pixelsOf(words("en")), await pixelsOf(words("en", "བཀྲ་ཤིས་བདེ་ལེགས།"))];
  expect(difference(empty.pixels, tibetan.pixels)).toBeLessThan(200);
});

test("letters that only look special are drawn as plain ones, and accents too many are left out", async () => {
  const [plain, styled] = [await pixelsOf(words("en", "Hello 2026")), await pixelsOf(words("en", "𝓗𝓮𝓵𝓵𝓸 𝟚𝟘𝟚𝟞"))];
  expect(difference(plain.pixels, styled.pixels)).toBe(0);
  const accented = await pixelsOf(words("en", "H\u0338e\u0321l\u033el\u035do\u0356 2\u034d0\u033526"));
  expect(difference((await pixelsOf(words("en"))).pixels, accented.pixels)).toBeGreaterThan(4000);
});

test("the event loop goes on while a picture is drawn", async () => {
  let turns = 0;
  let drawing = true;
  const turn = () => {
    turns += 1;
    if (drawing) setImmediate(turn);
  };
  turn();
  await draw(words("tr", "Söz senin, meydan senin."), []);
  drawing = false;
  // Layout, drawing and JPEG on the event loop would leave it a few dozen turns.
  expect(turns).toBeGreaterThan(500);
});

test("right to left the whole card is mirrored", async () => {
  const { pixels } = await pixelsOf(words("ar"));
  const brightness = (from: number, to: number) => {
    let sum = 0;
    for (let y = 40; y < 150; y += 1) for (let x = from; x < to; x += 1) sum += pixels[y * 1200 + x] ?? 0;
    return sum;
  };
  expect(brightness(1000, 1140)).toBeGreaterThan(brightness(60, 200) * 2);
});

test.each([1, 2, 3, 4])("a mosaic of %i crowded pictures stays under the size limit", async (count) => {
  const images = Array.from({ length: count }, (_, index) => `https://media.example/${index}.png`);
  const card: PreviewCard = { kind: "mosaic", language: "tr", author, images, more: "+7" };
  expect((await pixelsOf(card, async () => noise)).complete).toBe(true);
});

describe("pictures that are gone", () => {
  const card: PreviewCard = {
    kind: "mosaic",
    language: "tr",
    author: { ...author, avatar: "https://media.example/a.png" },
    images: ["https://media.example/1.png", "https://media.example/2.png"],
  };

  test("some: the others are shown, and the drawing knows it is not complete", async () => {
    const { complete } = await pixelsOf(card, async (address) => (address.endsWith("2.png") ? noise : undefined));
    expect(complete).toBe(false);
  });

  test("all: the author and the brand are left", async () => {
    const { pixels, complete } = await pixelsOf(card);
    expect(complete).toBe(false);
    expect(difference(pixels, new Uint8Array(pixels.length))).toBeGreaterThan(4000);
  });
});

test("profile and landing", async () => {
  const counts = [{ value: "12", noun: "takipçi" }];
  const profile = await pixelsOf({ kind: "profile", language: "tr", person: author, bio: "Çay\nve kedi", counts });
  const landing = await pixelsOf({ kind: "landing", language: "tr", title1: "Söz senin.", title2: "Meydan senin." });
  expect(difference(profile.pixels, landing.pixels)).toBeGreaterThan(20_000);
});

test("markup and directing marks in a text are nothing but text", async () => {
  const { pixels } = await pixelsOf(
    words("en", '</div><img src="http://127.0.0.1/"><style>*{color:red}</style>\u202e\u2067'),
  );
  expect(difference(pixels, (await pixelsOf(words("en"))).pixels)).toBeGreaterThan(4000);
});
