import { concertFilm } from "./concert-film.ts";
import { oklch, violet, warm } from "./palette.ts";
import { app, appMark, avatar, phone, picture, postActions, statusBar, tabBar, text, tick } from "./phone-frame.ts";
import { balloons, eveningFootball, ferryAtDusk, streetConcert, teaGlass, villageRoad } from "./small-scenes.ts";

const bold = 'font-weight="650" fill="#fff"';
/** Sets a name to a fixed width in any system font, so that the tick behind it stands right. */
const fitted = (width: number) => `textLength="${width}" lengthAdjust="spacingAndGlyphs"`;
const muted = `fill="${app.muted}"`;
const skin = oklch(0.8, 0.07, 60);
const people = {
  elif: (id: string, x: number, y: number, r: number) =>
    avatar(id, x, y, r, oklch(0.72, 0.12, 20), oklch(0.3, 0.06, 40), skin, oklch(0.5, 0.15, 255)),
  sokak: (id: string, x: number, y: number, r: number) =>
    avatar(id, x, y, r, oklch(0.6, 0.14, 160), oklch(0.22, 0.03, 60), oklch(0.72, 0.08, 55), warm.amber),
  baran: (id: string, x: number, y: number, r: number) =>
    avatar(id, x, y, r, violet(0.6, 0.18), oklch(0.25, 0.04, 40), oklch(0.76, 0.08, 55), "#fff"),
  nine: (id: string, x: number, y: number, r: number) =>
    avatar(id, x, y, r, warm.amber, oklch(0.9, 0.01, 60), skin, oklch(0.45, 0.13, 10)),
};

function postHead(
  id: keyof typeof people,
  y: number,
  name: string,
  nameWidth: number,
  handle: string,
  verified: boolean,
): string {
  return `${people[id](`${id}${y}`, 38, y + 22, 21)}${text(70, y + 18, 16, name, `${bold} ${fitted(nameWidth)}`)}${verified ? tick(76 + nameWidth, y + 3.5, 0.85) : ""}${text(70, y + 37, 13.5, handle, muted)}<path d="M358 ${y + 20}h1M364 ${y + 20}h1M370 ${y + 20}h1" stroke="${app.muted}" stroke-width="3.5" stroke-linecap="round"/>`;
}

/** The feed: who is out on the square tonight, a ferry at dusk, a concert about to begin. */
export function feedPhone(): string {
  const circles = (["elif", "baran", "nine", "sokak"] as const)
    .map(
      (id, i) =>
        `<circle cx="${44 + i * 84}" cy="148" r="33" stroke="${i < 3 ? app.accent : app.line}" stroke-width="3"/>${people[id](`s${id}`, 44 + i * 84, 148, 28)}${text(44 + i * 84, 202, 12, ["Elif", "Baran", "Nine", "Taş Sokak"][i] ?? "", `text-anchor="middle" fill="${app.text}"`)}`,
    )
    .join("");
  return phone(
    `${statusBar()}${appMark(18, 62, 34)}${text(62, 87, 22, "Meydan", `${bold} letter-spacing="-.5"`)}<path d="M346 86v-7a8 8 0 0 1 16 0v7l2.5 4h-21ZM352 94h4" stroke="#fff" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/><circle cx="363" cy="71" r="5" fill="${warm.coral}"/>
    ${circles}<path d="M0 220h390" stroke="${app.line}"/>
    ${postHead("elif", 236, "Elif Kara", 72, "@elifkara · 12 dk", true)}
    ${text(16, 306, 16, "Kadıköy vapurunda gün batımı.", `fill="${app.text}"`)}${text(16, 328, 16, "Martılar yine simit peşinde.", `fill="${app.text}"`)}
    ${picture("p1", 16, 344, 358, 228, 18, ferryAtDusk("f"))}
    ${postActions(588, ["1.284", "96", "213"], true)}<path d="M0 626h390" stroke="${app.line}"/>
    ${postHead("sokak", 642, "Taş Sokak Sesi", 112, "@tassokaksesi · 34 dk", false)}
    ${text(16, 712, 16, "Bu akşam 20.30'da meydandayız!", `fill="${app.text}"`)}
    ${picture("p2", 16, 728, 358, 228, 18, streetConcert("c"))}${tabBar(0)}`,
    "Meydan",
  );
}

/** A local newspaper's profile: the tick, the score, what it has published. */
export function profilePhone(): string {
  const tiles = [balloons, teaGlass, eveningFootball, villageRoad, ferryAtDusk, streetConcert]
    .map((scene, i) =>
      picture(`t${i}`, 4 + (i % 3) * 128.5, 530 + Math.floor(i / 3) * 148, 125, 144, 8, scene(`g${i}`)),
    )
    .join("");
  const count = (x: number, value: string, label: string) =>
    `${text(x, 446, 18, value, `${bold} text-anchor="middle"`)}${text(x, 465, 12.5, label, `${muted} text-anchor="middle"`)}`;
  return phone(
    `${picture("cover", 0, 0, 390, 210, 0, villageRoad("k"))}<path fill="${violet(0.1, 0.03)}" opacity=".35" d="M0 0h390v56H0Z"/>${statusBar()}
    <circle cx="74" cy="212" r="54" fill="${app.ground}"/><g transform="translate(24 162)"><circle cx="50" cy="50" r="48" fill="${warm.coral}"/><path d="M36 28v44h17a11.5 11.5 0 0 0 5-22 10.5 10.5 0 0 0-5-22ZM36 50h20" stroke="#fff" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/></g>
    <rect x="250" y="228" width="124" height="42" rx="21" fill="${app.strong}"/>${text(312, 254, 15.5, "Takip et", `${bold} text-anchor="middle"`)}
    ${text(20, 302, 23, "Bozkır Postası", `${bold} ${fitted(160)}`)}${tick(188, 284, 1.15)}
    ${text(20, 325, 14.5, "@bozkirpostasi", muted)}
    ${text(20, 355, 15, "Anadolu'nun haberi, yerinden.", `fill="${app.text}"`)}${text(20, 376, 15, "Konya, her sabah yedide.", `fill="${app.text}"`)}
    <rect x="16" y="398" width="358" height="88" rx="20" fill="${app.raised}"/>
    ${count(72, "148 B", "takipçi")}${count(158, "312", "takip")}<path d="M208 416v52" stroke="${app.line}" stroke-width="1.5"/>
    <circle cx="250" cy="442" r="27" stroke="${app.line}" stroke-width="6"/><path d="M250 415a27 27 0 1 1-25.7 18.7" stroke="${warm.amber}" stroke-width="6" stroke-linecap="round"/><path fill="${warm.amber}" d="m250 429 4 8.3 9 1.2-6.6 6.2 1.7 9-8.1-4.4-8.1 4.4 1.7-9-6.6-6.2 9-1.200Z"/>
    ${text(290, 440, 17, "8.420", bold)}${text(290, 460, 12.5, "Altın rozet", muted)}
    <path d="M0 522h390" stroke="${app.line}"/><path d="M20 521h90" stroke="${app.accent}" stroke-width="3" stroke-linecap="round"/>${text(24, 511, 14, "Gönderiler", 'font-weight="600" fill="#fff"')}${text(150, 511, 14, "Flows", muted)}${text(240, 511, 14, "Blip", muted)}
    ${tiles}${tabBar(4)}`,
    "Meydan",
  );
}

/** A Flows video over the whole screen: the concert everybody was invited to. */
export function flowsPhone(): string {
  const action = (y: number, path: string, count: string, fill = "none") =>
    `<g transform="translate(336 ${y})"><path d="${path}" fill="${fill}" stroke="${fill === "none" ? "#fff" : fill}" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round"/></g>${text(352, y + 48, 13, count, 'fill="#fff" font-weight="600" text-anchor="middle"')}`;
  return phone(
    `${concertFilm()}<defs><linearGradient id="fade" x2="0" y2="1"><stop stop-color="${violet(0.08, 0.02)}" stop-opacity=".55"/><stop offset=".2" stop-color="${violet(0.08, 0.02)}" stop-opacity="0"/><stop offset=".6" stop-color="${violet(0.08, 0.02)}" stop-opacity="0"/><stop offset="1" stop-color="${violet(0.08, 0.02)}" stop-opacity=".92"/></linearGradient></defs><path fill="url(#fade)" d="M0 0h390v844H0Z"/>${statusBar()}
    ${text(195, 92, 17, "Flows", `${bold} text-anchor="middle"`)}<path d="M177 102h36" stroke="#fff" stroke-width="3" stroke-linecap="round"/>
    ${action(392, "M16 28 4.5 16.500a7.5 7.5 0 0 1 10.6-10.700l.9.9.9-.900a7.5 7.5 0 0 1 10.6 10.700Z", "12,8 B", warm.rose)}
    ${action(472, "M6 4h20a4 4 0 0 1 4 4v11a4 4 0 0 1-4 4H16l-7 6v-6H6a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4Z", "842")}
    ${action(552, "M4 17v11h24V17M16 20V3M9 9l7-7 7 7", "1.906")}
    ${people.sokak("fs", 42, 640, 23)}${text(76, 637, 16.5, "Taş Sokak Sesi", bold)}${text(76, 657, 13.5, "@tassokaksesi", 'fill="#fff" opacity=".8"')}
    ${text(20, 696, 16, "Meydan bu akşam bizim.", 'fill="#fff"')}${text(20, 718, 16, "Türküyü birlikte bitirdik.", 'fill="#fff"')}
    <path d="M20 744h350" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".3"/><path d="M20 744h148" stroke="#fff" stroke-width="4" stroke-linecap="round"/>${tabBar(0)}`,
    "Meydan",
  );
}
