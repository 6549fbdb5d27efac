import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Color from "colorjs.io";
import { describe, expect, test } from "vitest";
import { brand } from "#brand/brand.ts";

const read = (path: string) => readFileSync(join(import.meta.dirname, "../..", path), "utf8");

const brandHue = /--brand-hue:\s*([\d.]+)/.exec(read("brand/brand.css"))?.[1];
const tokenSheets = [
  "site/styles/tokens.css",
  "site/features/landing/landing-tokens.css",
  "site/features/post/post-tokens.css",
  "site/features/ticket/ticket-tokens.css",
].map(read);
/** The tokens of the screen; what print changes of them stands in a block of its own behind. */
const screen = tokenSheets.map((sheet) => sheet.split("@media print")[0]).join("");
const tokens = new Map(
  [...screen.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [
    name,
    value.replaceAll("var(--brand-hue)", brandHue ?? "").replace(/\s+/g, " "),
  ]),
);

type Face = "light" | "dark";

/** The color a token has in one face: both halves of `light-dark(a, b)`, or the one value it has in both. */
function color(name: string, face: Face): Color {
  const value = tokens.get(name) ?? "";
  const pair = /^light-dark\((oklch\([^)]*\)), (oklch\([^)]*\))\)$/.exec(value);
  return new Color((face === "light" ? pair?.[1] : pair?.[2]) ?? value);
}

const inSrgb = (name: string, face: Face) => color(name, face).to("srgb").toGamut();

/** A color with another, translucent one over it, as browsers mix them. */
function covered(ground: Color, cover: Color): Color {
  const alpha = cover.alpha ?? 1;
  return new Color(
    "srgb",
    [0, 1, 2].map((at) => (ground.coords[at] ?? 0) * (1 - alpha) + (cover.coords[at] ?? 0) * alpha) as [
      number,
      number,
      number,
    ],
  );
}

const contrast = (text: string, ground: Color, face: Face) => inSrgb(text, face).contrast(ground, "WCAG21");

/** WCAG 2.2, level AAA (1.4.6). */
const enhanced = 7;

describe.each<Face>(["light", "dark"])("in the %s face", (face) => {
  const grounds: Readonly<Record<string, Color>> = {
    ground: inSrgb("ground", face),
    raised: inSrgb("raised", face),
    sunken: inSrgb("sunken", face),
    night: inSrgb("night", face),
    dawn: inSrgb("dawn", face),
    "dawn in the glow": covered(inSrgb("dawn", face), inSrgb("glow", face)),
    // Behind the sections of the landing page, where a glow is strongest.
    "ground in the glow": covered(inSrgb("ground", face), inSrgb("glow", face)),
  };

  test.each(Object.keys(grounds))("text on %s", (ground) => {
    // The landing page, which has night and dawn, warns of nothing.
    const warning = /night|dawn/.test(ground) ? [] : ["warning"];
    for (const text of ["text", "text-muted", "accent", ...warning]) {
      const required = text === "accent" && ground.endsWith("in the glow") ? 4.5 : enhanced; // a large heading
      expect(contrast(text, grounds[ground] as Color, face), text).toBeGreaterThanOrEqual(required);
    }
  });

  test.each([
    ["on-accent", "accent-strong"],
    ["on-accent", "accent-strong-hover"],
    ["on-accent", "danger"],
    ["on-accent", "danger-hover"],
    ["on-badge", "badge"],
    ["code-ink", "code-ground"],
  ])("%s on %s", (text, ground) => {
    expect(contrast(text, inSrgb(ground, face), face)).toBeGreaterThanOrEqual(enhanced);
  });

  // On pictures: of posts with "1/4", of covers. The brightest picture is white.
  test("text on a shade over a white picture", () => {
    expect(
      contrast("on-accent", covered(new Color("white").to("srgb"), inSrgb("shade", face)), face),
    ).toBeGreaterThanOrEqual(enhanced);
  });
});

test("what cannot read the tokens has their colors: toolbars, wallet passes, pages without the site's styles", () => {
  const hex = (name: string, face: Face) => inSrgb(name, face).toString({ format: "hex" });
  expect(brand.themeColor).toEqual({ dark: hex("ground", "dark"), light: hex("ground", "light") });
  expect(brand.passColor).toBe(hex("accent-strong", "light"));
});

/** Every style sheet of the site but the tokens themselves. */
const styleSheets = readdirSync(join(import.meta.dirname, ".."), { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".css") && !file.endsWith("tokens.css"),
);

/** A sheet without its comments, and without drawings in `url()`: their measures are the drawing's own. */
const rulesOf = (file: string) =>
  read(join("site", file))
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
  // Drawings inside React components name colors too.
  const sheets = readdirSync(join(import.meta.dirname, ".."), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(css|tsx)$/.test(file) && !file.endsWith("tokens.css"))
    .map((file) => read(join("site", file)))
    .join("\n");
  const used = new Set(
    [...`${sheets}\n${tokenSheets.join("\n")}`.matchAll(/var\(--([\w-]+)/g)].map(([, name = ""]) => name),
  );
  expect([...tokens.keys()].filter((name) => !used.has(name))).toEqual([]);
});
