import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Color from "colorjs.io";
import { expect, test } from "vitest";
import { brand } from "#brand/brand.ts";
import { colorOnButtons, colorUnderWhite, groundColor, withBrandColors } from "./brand-colors.ts";

const fileText = (path: string) => readFileSync(join(import.meta.dirname, "../..", path), "utf8");

const tokenSheets = [
  "site/styles/tokens.css",
  "site/features/landing/landing-tokens.css",
  "site/features/post/post-tokens.css",
  "site/features/ticket/ticket-tokens.css",
  "site/features/account-deletion/deletion-tokens.css",
].map(fileText);
/** The tokens of the screen; what print changes of them stands in a block of its own behind. */
const screen = tokenSheets.map((sheet) => sheet.split("@media print")[0]).join("");
/** The tokens at a hue. */
const tokensAt = (hue: number) =>
  new Map(
    [...withBrandColors(screen, hue).matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [
      name,
      value.replace(/\s+/g, " "),
    ]),
  );
const tokens = tokensAt(brand.hue);

type Face = "light" | "dark";

/** The color a token has in one face: both halves of `light-dark(a, b)`, or the one value it has in both. */
function color(value: string, face: Face): Color {
  const pair = /^light-dark\((oklch\([^)]*\)), (oklch\([^)]*\))\)$/.exec(value);
  return new Color((face === "light" ? pair?.[1] : pair?.[2]) ?? value).to("srgb");
}

const inBytes = (coords: readonly (number | null)[]) =>
  coords.map((part) => Math.round((part ?? 0) * 255) / 255) as [number, number, number];

const seen = new Map<string, { readonly color: Color; readonly luminance: number }>();
/** As browsers show it: in bytes, and clipped, where sRGB does not hold it. */
function shown(value: string, face: Face) {
  const known = seen.get(`${face} ${value}`);
  if (known) return known;
  const { coords, alpha } = color(value, face).toGamut({ method: "clip" });
  const one = read(new Color("srgb", inBytes(coords), alpha));
  seen.set(`${face} ${value}`, one);
  return one;
}

const read = (color: Color) => ({ color, luminance: color.luminance });

/** A color with another, translucent one over it, as browsers mix them. */
function covered({ color: ground }: { readonly color: Color }, { color: cover }: { readonly color: Color }) {
  const alpha = cover.alpha ?? 1;
  const coords = [0, 1, 2].map((at) => (ground.coords[at] ?? 0) * (1 - alpha) + (cover.coords[at] ?? 0) * alpha);
  return read(new Color("srgb", inBytes(coords)));
}

/** WCAG 2.2, level AAA (1.4.6). */
const enhanced = 7;

/** Words and what is behind them. */
const pairs = [
  ["on-accent", "accent-strong"],
  ["on-accent", "accent-strong-hover"],
  ["on-danger", "danger"],
  ["on-danger", "danger-hover"],
  ["on-badge", "badge"],
  ["code-ink", "code-ground"],
] as const;

/** What is read too weakly in a face. */
function weakIn(face: Face, hue: number, values: ReadonlyMap<string, string>): string[] {
  const of = (name: string) => shown(values.get(name) ?? "", face);
  const grounds = {
    ground: of("ground"),
    raised: of("raised"),
    sunken: of("sunken"),
    night: of("night"),
    dawn: of("dawn"),
    // Behind the sections of the landing page, where a glow is strongest.
    glow: covered(of("ground"), of("glow")),
    "glow at dawn": covered(of("dawn"), of("glow")),
  };
  const words = [
    ...Object.entries(grounds).flatMap(([name, ground]) =>
      // The landing page, which alone has a dawn, warns of nothing.
      ["text", "text-muted", "accent", ...(name.endsWith("dawn") ? [] : ["warning"])].map(
        (text) => [`${text} on ${name}`, of(text), ground] as const,
      ),
    ),
    ...pairs.map(([text, ground]) => [`${text} on ${ground}`, of(text), of(ground)] as const),
    // On pictures: of posts with "1/4", of covers. The brightest picture is white.
    ["on-shade on shade", of("on-shade"), covered(read(new Color("white").to("srgb")), of("shade"))] as const,
  ];
  return words.flatMap(([name, text, ground]) => {
    const required = name.startsWith("accent on glow") ? 4.5 : enhanced; // a large heading
    const [darker = 0, lighter = 0] = [text.luminance, ground.luminance].toSorted((a, b) => a - b);
    const contrast = (lighter + 0.05) / (darker + 0.05);
    return contrast < required ? [`${name} at ${hue}: ${contrast.toFixed(2)}`] : [];
  });
}

const hues = Array.from({ length: 360 }, (_, hue) => hue);

test("words are read at every hue, in both faces", () => {
  const weak = hues.flatMap((hue) => {
    const values = tokensAt(hue);
    return [...weakIn("light", hue, values), ...weakIn("dark", hue, values)];
  });
  expect(weak).toEqual([]);
});

test("a color has all the chroma that sRGB holds at its lightness and hue, and no more", () => {
  const isHeld = (hue: number, chroma: number) =>
    new Color("oklch", [0.7, chroma, hue]).inGamut("srgb", { epsilon: 0.0015 });
  const chromas = hues.map((hue) => Number(withBrandColors("oklch(0.7 0.4 var(--brand-hue)", hue).split(" ")[1]));
  expect(hues.filter((hue) => !isHeld(hue, chromas[hue] ?? 0) || isHeld(hue, (chromas[hue] ?? 0) + 0.004))).toEqual([]);
});

test("what cannot read the tokens has their colors: toolbars, wallet passes, pages without the site's styles", () => {
  const hex = (name: string, face: Face) =>
    shown(tokens.get(name) ?? "", face).color.toString({ format: "hex", collapse: false });
  expect(groundColor).toEqual({ dark: hex("ground", "dark"), light: hex("ground", "light") });
  expect(colorOnButtons).toBe(hex("on-accent", "light"));
  expect(new Color("white").contrast(new Color(colorUnderWhite), "WCAG21")).toBeGreaterThanOrEqual(enhanced);
});

/** Every style sheet of the site but the tokens themselves. */
const styleSheets = readdirSync(join(import.meta.dirname, ".."), { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".css") && !file.endsWith("tokens.css"),
);

/** A sheet without its comments, and without drawings in `url()`: their measures are the drawing's own. */
const rulesOf = (file: string) =>
  fileText(join("site", file))
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/url\("data:[^"]*"\)/g, "");

/** The only widths at which a layout changes: a query of the screen or of a container cannot read a custom property. */
const breakpoints = ["18rem", "24rem", "30rem", "40rem", "48rem", "56rem", "64rem", "120rem", "150rem"];

const length = /(?<![\w#-])-?(?:\d+\.)?\d+(?:px|pt|pc|q|mm|cm|in|r?em|r?ex|r?ch|r?ic|r?lh|r?cap)\b/gi;

test.each(styleSheets)("%s takes colors, sizes and durations from the tokens alone", (file) => {
  const css = rulesOf(file);
  const colors = css.match(/#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|color)\((?!from var)/gi) ?? [];
  const durations = css.match(/(?<![\w-])[\d.]+m?s\b/g) ?? [];
  const typeSizes = css.match(/font-size:\s*[^;v]*\d[^;]*;/g) ?? [];
  // Parts of the screen (vi, svh) and of a row (%, fr) are proportions and free; so is the `0px` that calc() asks for.
  // The margin of a sheet of paper stands in `@page`, which cannot read a custom property either.
  const lengths = css.replace(/@(?:media|container|page)[^{]*\{(?:[^{}]*\bmargin: 16mm;)?/g, "").match(length) ?? [];
  const sides =
    css.match(/\b(?:margin|padding|border)-(?:left|right|top|bottom)\b|(?<![\w-])(?:left|right|top|bottom):/g) ?? [];
  expect({ colors, durations, typeSizes, sides, lengths: lengths.filter((size) => size !== "0px") }).toEqual({
    colors: [],
    durations: [],
    typeSizes: [],
    sides: [],
    lengths: [],
  });
});

test.each([...styleSheets, "styles/tokens.css"])("%s changes its layout at the site's breakpoints alone", (file) => {
  const queries = rulesOf(file).match(/@(?:media|container)[^{]*/g) ?? [];
  const widths = queries.flatMap((query) => query.match(length) ?? []);
  expect(widths.filter((width) => !breakpoints.includes(width))).toEqual([]);
  // One way to write them: `width >= 48rem`, which also says whether the breakpoint itself belongs to it.
  expect(queries.filter((query) => /(?:min|max)-(?:width|inline-size)/.test(query))).toEqual([]);
});

test("every token that is used exists, and every token that exists is used", () => {
  // Drawings name colors too.
  const filesIn = (folder: string) =>
    readdirSync(join(import.meta.dirname, "../..", folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(css|tsx|svg)$/.test(file) && !file.endsWith("tokens.css"))
      .map((file) => fileText(join(folder, file)));
  const sheets = [...filesIn("site"), ...filesIn("brand/pictures")].join("\n");
  const used = new Set(
    [...`${sheets}\n${tokenSheets.join("\n")}`.matchAll(/var\(--([\w-]+)/g)].map(([, name = ""]) => name),
  );
  const advice = "use it (brand/pictures/tick-seal.svg: the verified colors), or remove it";
  expect(
    [...tokens.keys()].filter((name) => !used.has(name)),
    advice,
  ).toEqual([]);
});
