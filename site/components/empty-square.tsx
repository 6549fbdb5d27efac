import { brand } from "#brand/brand.ts";
import styles from "./empty-square.module.css";

/**
 * Dawn in the light face and dusk in the dark one, as in the landing page's picture. Attributes, not tokens: every post
 * would carry them in its styles.
 */
const picture = {
  sky: "light-dark(oklch(0.89 0.06 325), oklch(0.36 0.16 300))",
  dusk: "light-dark(oklch(0.92 0.07 65), oklch(0.64 0.17 355))",
  star: "light-dark(oklch(1 0 0 / 0), oklch(0.95 0.04 90))",
  moon: "light-dark(oklch(1 0 0 / 0.85), oklch(0.97 0.03 90))",
  crater: "light-dark(oklch(0.8 0.06 325 / 0.35), oklch(0.86 0.06 85 / 0.7))",
  far: "light-dark(oklch(0.84 0.055 312), oklch(0.46 0.15 325))",
  town: "light-dark(oklch(0.73 0.09 300), oklch(0.3 0.12 308))",
  window: "light-dark(oklch(0.58 0.11 300), oklch(0.23 0.09 305))",
  sea: "light-dark(oklch(0.84 0.075 305), oklch(0.45 0.16 315))",
  deep: "light-dark(oklch(0.78 0.09 300), oklch(0.29 0.13 292))",
  glint: "light-dark(oklch(0.97 0.02 200), oklch(0.75 0.08 210))",
  floor: "light-dark(oklch(0.92 0.045 60), oklch(0.5 0.14 345))",
  stone: "light-dark(oklch(0.9 0.045 312), oklch(0.31 0.12 302))",
  joint: "light-dark(oklch(0.5 0.12 300 / 0.18), oklch(0.15 0.06 300 / 0.4))",
  shadow: "light-dark(oklch(0.4 0.1 300 / 0.25), oklch(0.12 0.05 300 / 0.5))",
  iron: "light-dark(oklch(0.33 0.13 295), oklch(0.17 0.06 310))",
  light: "light-dark(oklch(0.9 0.12 80), oklch(0.87 0.11 75))",
  bulb: "light-dark(oklch(0.88 0.13 82), oklch(0.97 0.06 90))",
  lamp: "light-dark(oklch(0.98 0.05 90), oklch(0.97 0.06 90))",
  wood: "light-dark(oklch(0.53 0.1 40), oklch(0.54 0.1 45))",
  cat: "light-dark(oklch(0.35 0.06 295), oklch(0.2 0.06 310))",
  fur: "light-dark(oklch(0.62 0.05 300), oklch(0.42 0.06 310))",
  ear: "light-dark(oklch(0.68 0.1 15), oklch(0.52 0.1 0))",
  eye: "oklch(0.92 0.1 90)",
  rim: "light-dark(oklch(1 0 0), oklch(0.9 0.09 75))",
};

/** Its purples (290 to 325) turn as far as the brand's hue is from purple; dusk, dawn, lamps and wood keep theirs. */
const color = Object.fromEntries(
  Object.entries(picture).map(([name, value]) => [
    name,
    value.replace(/ (29\d|3[0-2]\d)/g, (_, hue) => ` ${Number(hue) - 296 + brand.hue}`),
  ]),
) as typeof picture;

/**
 * The landing page's square after everyone has left: the cat on its bench under the lamp. For pages that have nothing to
 * show. The view box is what every screen shows; wider screens show more of the quay.
 */
export function EmptySquare() {
  return (
    <svg
      className={`fill mirrored ${styles.picture}`}
      viewBox="570 0 420 480"
      width={210}
      height={240}
      preserveAspectRatio="xMidYMax"
      fill="none"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="square-sky" x2="0" y2="1">
          <stop stopColor={color.sky} stopOpacity="0" />
          <stop offset=".5" stopColor={color.sky} stopOpacity=".45" />
          <stop offset=".78" stopColor={color.sky} />
          <stop offset=".98" stopColor={color.dusk} />
        </linearGradient>
        <linearGradient id="square-sea" x2="0" y2="1">
          <stop stopColor={color.dusk} />
          <stop offset=".3" stopColor={color.sea} />
          <stop offset="1" stopColor={color.deep} />
        </linearGradient>
        <linearGradient id="square-floor" x2="0" y2="1">
          <stop stopColor={color.floor} />
          <stop offset=".45" stopColor={color.stone} />
          <stop offset="1" stopColor="var(--ground)" />
        </linearGradient>
        <linearGradient id="square-end" x2="0" y2="1">
          <stop stopColor="var(--ground)" stopOpacity="0" />
          <stop offset="1" stopColor="var(--ground)" />
        </linearGradient>
        <radialGradient id="square-light">
          <stop stopColor={color.light} />
          <stop offset=".2" stopColor={color.light} stopOpacity=".42" />
          <stop offset=".55" stopColor={color.light} stopOpacity=".12" />
          <stop offset="1" stopColor={color.light} stopOpacity="0" />
        </radialGradient>
        {/* Higher than what it fills: at its edge, browsers blend a tile with the one below. */}
        <pattern id="square-town" width="520" height="90" y="126" patternUnits="userSpaceOnUse">
          <path
            d="M0 80V50l24-11 24 11V34h70v16h10V30h8v-9h6v9h44v24l30-13 30 13v-4h20V22h52v30l28-13 28 13V40h16v-9h8v9h36v12l26-11 26 11a17 17 0 0 1 34-2V80Z"
            fill={color.town}
          />
          <path d="M66 46h6m9 0h6m57-4h6m12 0h6m98-8h6m9 0h6m83 18h6m10 0h6" stroke={color.light} strokeWidth="10" />
          <path
            d="M20 64h7m68 0h7m61-2h7m22 8h7m54-16h7m68 8h7m45 8h7m86-4h7m8 0h7"
            stroke={color.window}
            strokeWidth="9"
          />
        </pattern>
      </defs>
      {/* Above the view box, it ends behind the words. */}
      <path d="M-900-300h3400v506h-3400Z" fill="url(#square-sky)" />
      <g stroke={color.star} strokeLinecap="round">
        <path
          d="M-280 60h0m180 40h0m220-30h0m190-34h0m110 64h0m290-36h0m400 10h0m130-50h0m160 62h0m110-44h0m190 40h0m160-30h0"
          strokeWidth="3"
        />
        <path
          d="M-350-90h0m130 70h0m140-30h0m110-90h0m150 70h0m100-130h0m120 90h0m60 90h0m420-10h0m40-110h0m150 60h0m130-60h0m120 90h0m150-60h0m140 60h0"
          strokeWidth="2"
        />
      </g>
      <circle cx="650" cy="56" r="110" fill="url(#square-light)" opacity=".45" />
      <circle cx="650" cy="56" r="24" fill={color.moon} />
      <path
        d="M640 50a7 7 0 1 0 14 0 7 7 0 1 0-14 0m18 13a5 5 0 1 0 10 0 5 5 0 1 0-10 0m-14 5a3 3 0 1 0 6 0 3 3 0 1 0-6 0m14-22a3 3 0 1 0 6 0 3 3 0 1 0-6 0"
        fill={color.crater}
      />
      <path
        d="M1080 206v-22q8-36 48-40v-10 10q40 4 48 40v22Zm-22 0v-98l3-16 3 16v98Zm134 0v-98l3-16 3 16v98ZM250 206v-14q6-26 34-28 28 2 34 28v14Zm-16 0v-74l3-13 3 13v74Z"
        fill={color.far}
      />
      <path d="M-900 126h3400v80h-3400Z" fill="url(#square-town)" />
      <path d="M-900 206h3400v100h-3400Z" fill="url(#square-sea)" />
      <g strokeWidth="4" strokeLinecap="round" opacity=".55">
        <path
          d="M-420 232h80m300 20h60m160-26h60m120 22h84m70-26h44m160 34h120m90-30h50m120 22h90m110-24h40m240 20h70m200-16h50"
          stroke={color.light}
        />
        <path d="M619 216h58m-38 13h44m-48 14h28m-8 13h24" stroke={color.moon} />
        <path d="M-300 262h70m320-6h60m350-8h46m200-22h50m290 40h60m160-36h70m200 30h60" stroke={color.glint} />
      </g>
      <path d="M-900 302h3400v178h-3400Z" fill="url(#square-floor)" />
      <path
        d="M-900 316h3400m0 22H-900m0 34h3400m0 52H-900M740 302 580 480M640 302l-520 178M520 302l-900 178M840 302l160 178M940 302l520 178M1060 302l900 178"
        stroke={color.joint}
        strokeWidth="2"
      />
      <g stroke={color.iron}>
        <path d="M-900 272h3400m0 16H-900" strokeWidth="4" />
        <path d="M-920 285h3400" strokeWidth="38" strokeDasharray="4 76" />
        <path d="M-922.5 284h3400" strokeWidth="42" strokeDasharray="9 391" />
        <path d="M-982 106q476 84 952 0 476 84 952 0 476 84 952 0 476 84 952 0" strokeWidth="2" />
      </g>
      <path
        d="M-982 112q476 84 952 0 476 84 952 0 476 84 952 0 476 84 952 0"
        stroke={color.bulb}
        strokeWidth="9"
        strokeLinecap="round"
        strokeDasharray="0 44"
      />
      <path d="M-900 380h3400v100h-3400Z" fill="url(#square-end)" />
      <ellipse cx="922" cy="418" rx="330" ry="44" fill="url(#square-light)" opacity=".7" />
      <g>
        <circle cx="922" cy="78" r="140" fill="url(#square-light)" opacity=".6" />
        <path d="M919 104h6v220h4l7 90h-28l7-90h4ZM896 56l26-26 26 26Z" fill={color.iron} />
        <path d="M901 56h42l-5 48h-32Z" fill={color.lamp} />
      </g>
      {/* Poles hold the lights on; a lamp would be cut in half by the edge of some screen. */}
      <path d="M-982 96v228M-30 96v228M1874 96v228" stroke={color.iron} strokeWidth="6" />
      <ellipse cx="740" cy="428" rx="150" ry="8" fill={color.shadow} />
      <g strokeLinecap="round" strokeLinejoin="round">
        <path d="M622 424v-56m216 56v-56" stroke={color.iron} strokeWidth="9" />
        <path d="M612 308h236M612 330h236M612 366h236" stroke={color.wood} strokeWidth="12" />
        <g transform="translate(752 361)">
          <path d="M36-4c22 6 22 24 19 42s1 22 14 18" stroke={color.cat} strokeWidth="10" />
          <path
            d="M-39 0C-45-34-33-58-19-71-28-74-31-82-31-92c0-14 1-28 3-43l15 15H14l16-16c2 15 3 30 3 44 0 10-4 18-13 21C34-58 46-34 40 0Z"
            fill={color.cat}
          />
          <path d="m-24-124 8 8-8 7zM27-125l-9 9 8 7z" fill={color.ear} />
          <path d="M-21-93q8-10 15 0-7 5-15 0ZM7-93q7-10 15 0-8 5-15 0ZM-3-82h7l-3.500 4Z" fill={color.eye} />
          <path d="M-13.500-96v5M14.500-96v5" stroke={color.cat} strokeWidth="4" />
          <path d="m-15-82-20-4m20 9-19 3m50-8 20-4m-20 9 19 3M-9-34v30m20-30v30" stroke={color.fur} strokeWidth="2" />
          <path
            d="M30-136c2 15 3 30 3 44 0 10-4 18-13 21C34-58 46-34 40 0M45 0c12 7 12 20 9 36"
            stroke={color.rim}
            strokeWidth="3"
          />
        </g>
      </g>
    </svg>
  );
}
