import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { type Locale, languageOf, languages } from "#locales/index.ts";
import { createTranslate } from "#site/i18n/translate.ts";
import { previewedPages } from "#site/routes.ts";
import { cardImageSlots } from "./cards/card-image-slots.ts";
import { titleSize } from "./cards/title-size.ts";
import { createCardRenderer, maxImageBytes } from "./create-card-renderer.tsx";
import { pagePreviewCard } from "./page-preview.ts";
import { cardSize, type PreviewCard } from "./preview-card.ts";

const { render } = createCardRenderer();
const { render: draw } = createCardRenderer(async (pixels) => pixels);
const author = { name: "Deniz Aksoy", handle: "@deniz", letter: "D" };
const textCard = (locale: PreviewCard["locale"], text?: string): PreviewCard => ({
  kind: "post",
  locale,
  author,
  text,
  images: [],
  video: false,
});
/** As detailed as a photograph, so that the JPEG is large. */
const noise = await sharp({
  create: {
    width: 900,
    height: 700,
    channels: 3,
    background: "black",
    noise: { type: "gaussian", mean: 128, sigma: 60 },
  },
})
  .png({ compressionLevel: 0 })
  .toBuffer();

/** The images of a card, in their sizes; a single one in that of the card, or in another. */
const imagesOf = (card: PreviewCard, single: { width: number; height: number } = cardSize) =>
  Promise.all(
    cardImageSlots(card).map((slot) => {
      const { width, height } = slot.whole ? single : slot;
      return sharp(noise)
        .resize(Math.round(width), Math.round(height), { fit: "fill" })
        .jpeg({ quality: 92 })
        .toBuffer();
    }),
  );

/** Cards without images, each drawn once. */
const drawn = new Map<string, Promise<Uint8Array>>();

/** What is drawn, in shades of grey, one byte each. */
function pixelsOf(card: PreviewCard, images: readonly (Uint8Array | undefined)[] = []): Promise<Uint8Array> {
  if (images.length > 0) return drawPixels(card, images);
  const key = JSON.stringify(card);
  const pixels = drawn.get(key) ?? drawPixels(card, images);
  drawn.set(key, pixels);
  return pixels;
}

async function drawPixels(card: PreviewCard, images: readonly (Uint8Array | undefined)[]): Promise<Uint8Array> {
  const pixels = await draw(card, images);
  const shades = new Uint8Array(1200 * 630);
  expect(pixels).toHaveLength(4 * shades.length);
  // Luma (Rec. 601): sharp takes as long for it as the engine for the card.
  for (let at = 0, from = 0; at < shades.length; at += 1, from += 4) {
    shades[at] = 0.299 * (pixels[from] ?? 0) + 0.587 * (pixels[from + 1] ?? 0) + 0.114 * (pixels[from + 2] ?? 0);
  }
  return shades;
}

/** As `pixelsOf`, from the file that is sent. */
async function sentPixelsOf(card: PreviewCard, images: readonly (Uint8Array | undefined)[] = []): Promise<Uint8Array> {
  const bytes = await render(card, images);
  const { format, width, height } = await sharp(bytes).metadata();
  expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
  expect(bytes.byteLength).toBeLessThan(maxImageBytes);
  return sharp(bytes).greyscale().raw().toBuffer();
}

/** Number of clearly different pixels; JPEG noise is not counted. */
function difference(a: Uint8Array, b: Uint8Array): number {
  let count = 0;
  for (let index = 0; index < a.length; index += 1) if (isDifferent(a, b, index)) count += 1;
  return count;
}

const isDifferent = (a: Uint8Array, b: Uint8Array, index: number) => Math.abs((a[index] ?? 0) - (b[index] ?? 0)) > 60;

describe("every script is rendered, not as boxes", () => {
  const texts = [
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
  ] as const;

  test("there is a text in the script of every language", () => {
    const tested = new Set(texts.map(([, locale]) => languageOf(locale).script));
    expect(tested).toEqual(new Set(languages.map(({ script }) => script)));
  });

  test.each(texts)("%s", async (_name, locale, text, other) => {
    const [one, two] = [await pixelsOf(textCard(locale, text)), await pixelsOf(textCard(locale, other))];
    // As boxes, or left out, two texts of the same length would look the same.
    expect(difference(one, two)).toBeGreaterThan(800);
  });
});

test("text in a script without a shipped font is left out, not rendered as boxes", async () => {
  const [empty, tibetan] = [await pixelsOf(textCard("en")), await pixelsOf(textCard("en", "བཀྲ་ཤིས་བདེ་ལེགས།"))];
  expect(difference(empty, tibetan)).toBeLessThan(200);
});

test("styled letters are rendered as plain ones, unsupported combining marks are left out", async () => {
  const [plain, styled] = [await pixelsOf(textCard("en", "Hello 2026")), await pixelsOf(textCard("en", "𝓗𝓮𝓵𝓵𝓸 𝟚𝟘𝟚𝟞"))];
  expect(difference(plain, styled)).toBe(0);
  const accented = await pixelsOf(textCard("en", "H\u0338e\u0321l\u033el\u035do\u0356 2\u034d0\u033526"));
  expect(difference(await pixelsOf(textCard("en")), accented)).toBeGreaterThan(4000);
});

test("the card is mirrored right to left", async () => {
  const pixels = await pixelsOf(textCard("ar"));
  const brightness = (from: number, to: number) => {
    let sum = 0;
    for (let y = 40; y < 150; y += 1) for (let x = from; x < to; x += 1) sum += pixels[y * 1200 + x] ?? 0;
    return sum;
  };
  expect(brightness(1000, 1140)).toBeGreaterThan(brightness(60, 200) * 2);
});

test("a mosaic of four detailed images stays under the size limit", async () => {
  const images = Array.from({ length: 4 }, (_, index) => `https://media.example/${index}.png`);
  const card: PreviewCard = { kind: "post", locale: "tr", author, images, more: "+7", video: false };
  const pixels = await sentPixelsOf(card, await imagesOf(card));
  expect(difference(pixels, await pixelsOf(card))).toBeGreaterThan(10_000);
});

test("a handle reads from left to right on a mirrored card", async () => {
  const cardOf = (handle: string): PreviewCard => ({
    kind: "post",
    locale: "ar",
    author: { ...author, handle },
    text: "كلمة",
    images: [],
    video: false,
  });
  // A left-to-right mark puts the @ to the left of the name, whatever stands around.
  const [plain, marked] = await Promise.all([pixelsOf(cardOf("@deniz")), pixelsOf(cardOf("\u200e@deniz"))]);
  expect(difference(plain, marked)).toBe(0);
});

describe("images that cannot be loaded", () => {
  const card: PreviewCard = {
    kind: "post",
    locale: "tr",
    video: false,
    author: { ...author, avatar: "https://media.example/a.png" },
    images: ["https://media.example/1.png", "https://media.example/2.png"],
  };

  test("some: the others are shown", async () => {
    const [image] = await imagesOf(card);
    const [none, some] = [await pixelsOf(card), await pixelsOf(card, [image])];
    expect(difference(none, some)).toBeGreaterThan(50_000);
  });

  test("all: author and brand remain", async () => {
    const pixels = await pixelsOf(card, [undefined, undefined, undefined]);
    expect(difference(pixels, new Uint8Array(pixels.length))).toBeGreaterThan(4000);
  });
});

test("profile and landing", async () => {
  const counts = [{ value: "12", noun: "takipçi", isZero: false }];
  const profile = await sentPixelsOf({ kind: "profile", locale: "tr", person: author, text: "Çay\nve kedi", counts });
  const landing = await sentPixelsOf({ kind: "square", locale: "tr", lines: ["Söz senin.", "Gölge senin."] });
  expect(difference(profile, landing)).toBeGreaterThan(20_000);
});

/** The rectangle of all clearly different pixels; fails where there is none. */
function changedArea(a: Uint8Array, b: Uint8Array) {
  const area = { left: 1200, top: 630, right: 0, bottom: 0 };
  for (const [index, value] of a.entries()) {
    if (Math.abs(value - (b[index] ?? 0)) <= 60) continue;
    const [x, y] = [index % 1200, Math.floor(index / 1200)];
    area.left = Math.min(area.left, x);
    area.right = Math.max(area.right, x);
    area.top = Math.min(area.top, y);
    area.bottom = Math.max(area.bottom, y);
  }
  expect(area.right, "changed pixels").toBeGreaterThan(area.left);
  return area;
}

describe("the card of a video", () => {
  const card: PreviewCard = {
    kind: "post",
    locale: "tr",
    author,
    images: ["https://media.example/p.png"],
    video: true,
  };

  test("has a play sign on its poster, and nothing else", async () => {
    const images = await imagesOf(card);
    const [poster, video] = [await pixelsOf({ ...card, video: false }, images), await pixelsOf(card, images)];
    // 152 pixels wide, in the middle of what the gradient below leaves of the poster.
    expect(changedArea(poster, video)).toEqual({
      left: expect.closeTo(600 - 76, -1),
      right: expect.closeTo(600 + 76, -1),
      top: expect.closeTo(260 - 76, -1),
      bottom: expect.closeTo(260 + 76, -1),
    });
  });

  test("has its author's name at the bottom, beside the brand", async () => {
    const images = await imagesOf(card);
    const other = { ...card, author: { ...author, name: "Ömür Işık" } };
    const [one, two] = [await pixelsOf(card, images), await pixelsOf(other, images)];
    const area = changedArea(one, two);
    expect([area.left >= 44 + 64, area.top >= 500, area.bottom <= 600, area.right <= 600]).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });
});

describe("a single picture that would not fill the card", () => {
  const card = { kind: "post", locale: "tr", author, images: ["https://media.example/p.png"], video: false } as const;
  const whole = { ...card, text: "Söz senin. ".repeat(20), author: { ...author, handle: `@${"uzun".repeat(20)}` } };

  test.each([
    ["beside", { width: 1080, height: 1080 }, { right: 1200 - 630, top: [0, 130] }],
    ["above", { width: 1200, height: 350 }, { right: 1200, top: [350, 480] }],
    ["as a film above", { width: 1200, height: 675 }, { right: 1200, top: [450, 500] }],
  ])("stands %s the author and the first lines, which are never over it", async (_name, size, room) => {
    const images = await imagesOf(card, size);
    const other = { ...whole, author: { ...whole.author, name: "Ömür Işık" }, text: "Söz." };
    const area = changedArea(await pixelsOf(whole, images), await pixelsOf(other, images));
    const [highest = 0, lowest = 0] = room.top;
    expect([area.right <= room.right, area.top >= highest, area.top <= lowest]).toEqual([true, true, true]);
  });

  test("stands on a darker ground of its own colors, and a tiny one on that of the card", async () => {
    /** Of a white picture. */
    const groundOf = async (side: number) => {
      const create = { width: side, height: side, channels: 3, background: "white" } as const;
      const pixels = await pixelsOf(card, [await sharp({ create }).png().toBuffer()]);
      return pixels[1200 * 315 - 40];
    };
    expect(await groundOf(200)).toBeCloseTo(145, -1);
    expect(await groundOf(90)).toBeLessThan(60);
  });
});

test.each(["tr", "ar"] as const)("several pictures stand beside the author and the first lines: %s", async (locale) => {
  const images = [1, 2, 3, 4].map((at) => `https://media.example/${at}.png`);
  const card: PreviewCard = { kind: "post", locale, author, images, text: "Söz senin. ".repeat(20), video: false };
  const loaded = await imagesOf(card);
  const other = { ...card, author: { ...author, name: "Ömür Işık" }, text: undefined };
  const { left, right } = changedArea(await pixelsOf(card, loaded), await pixelsOf(other, loaded));
  expect(locale === "ar" ? left >= 630 : right < 1200 - 630, `${left} to ${right}`).toBe(true);
});

test.each(["de", "es", "ru", "ar"] as const)("the words of a ticket stay before its perforation: %s", async (code) => {
  const context = { locale: languageOf(code), t: createTranslate(code) };
  const card = pagePreviewCard("ticket", context);
  const { left, right, bottom } = changedArea(
    await pixelsOf(card),
    await pixelsOf({ ...card, lines: [""] } as PreviewCard),
  );
  const [start, end] = code === "ar" ? [1200 - right, 1200 - left] : [left, right];
  expect([start > 150, end < 800, bottom < 500], `${start} to ${end}, ${bottom}`).toEqual([true, true, true]);
});

test("without a text that can be seen, the author is large", async () => {
  const area = changedArea(await pixelsOf(textCard("tr", "\u200b")), await pixelsOf(textCard("tr", "Söz senin.")));
  expect(area).toMatchObject({ left: expect.closeTo(64, -1.3), bottom: expect.closeTo(410, -2) });
});

type SquareCard = Extract<PreviewCard, { kind: "square" }>;

const wordsOf = ({ lines }: SquareCard) => lines.flatMap((line) => line.split(/\s/));
const longest = (texts: readonly string[]) => Math.max(...texts.map(({ length }) => length));

/** How far a card reaches: its longest word, which is not broken, in letters and size. */
const reach = (card: SquareCard) => longest(wordsOf(card)) * titleSize(longest(card.lines));

/** The cards that reach farthest: of each script and layout the first two. Others, in the same font, reach less far. */
const widest = [
  ...Map.groupBy(
    languages.flatMap((locale) =>
      previewedPages.map((page) => pagePreviewCard(page, { locale, t: createTranslate(locale.code) })),
    ),
    (card) => (card.kind === "square" ? `${languageOf(card.locale).script} ${card.lines.length} ${card.phones}` : ""),
  ).entries(),
].flatMap(([layout, cards]) => {
  const squares = cards.filter((card): card is SquareCard => card.kind === "square");
  const farthest = squares.toSorted((one, other) => reach(other) - reach(one)).slice(0, 2);
  return farthest.map((card) => [`${layout}: ${card.locale}, ${card.lines}`, card] as const);
});

test.each(widest)("the words of every page fit into their card: %s", async (_name, card) => {
  const pixels = await pixelsOf(card);
  // Without words, a card depends on nothing but its layout and the direction.
  const code: Locale = languageOf(card.locale).direction === "rtl" ? "ar" : "tr";
  const empty = await pixelsOf({ ...card, locale: code, lines: [""] });
  // What the words change, in columns: nothing within 40 pixels of the edges.
  let [first, last] = [1200, 0];
  for (let index = 0; index < pixels.length; index += 1) {
    if (!isDifferent(pixels, empty, index)) continue;
    first = Math.min(first, index % 1200);
    last = Math.max(last, index % 1200);
  }
  expect([first >= 40, last <= 1160, last > first], `${first} to ${last}`).toEqual([true, true, true]);
});

test("markup and bidi controls in text are only text", async () => {
  const pixels = await pixelsOf(
    textCard("en", '</div><img src="http://127.0.0.1/"><style>*{color:red}</style>\u202e\u2067'),
  );
  expect(difference(pixels, await pixelsOf(textCard("en")))).toBeGreaterThan(4000);
});

test("a name that is cut shows its beginning on a card of the other direction", async () => {
  const named = (name: string) =>
    pixelsOf({ ...textCard("ar", "Merhaba"), author: { ...author, name } } as PreviewCard);
  const long = "Cumhuriyet Mahallesi Muhtarlığı Yardımlaşma ve Dayanışma Derneği Resmî Hesabı";
  expect(await named(long)).not.toEqual(await named(long.replace("Cumhuriyet", "Hürriyet")));
});
