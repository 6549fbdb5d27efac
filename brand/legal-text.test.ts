import { describe, expect, test } from "vitest";
import type { TicketResponse } from "#contract/responses/ticket-response.ts";
import type { UserResponse } from "#contract/responses/user-response.ts";
import { storedByVendor } from "#site/features/analytics/create-tracker.ts";
import type { MessageKey } from "#site/i18n/message-key.ts";
import { createTranslate } from "#site/i18n/translate.ts";
import { trackers } from "#site/trackers.ts";
import { brand } from "./brand.ts";
import { legalPages } from "./legal-pages.ts";
import { privacyPolicy } from "./privacy-policy.ts";

/** What pages claim about the product, each with the sentence of the legal text that promises it. */
const claims: readonly (readonly [key: MessageKey, claim: RegExp, promise: RegExp])[] = [
  ["sectionFive.card2Text", /sunucularda şifreli saklarız/, /İşleten bu verileri, .* Türkiye’de .* şifrelenmiş olarak/],
  ["sectionFive.card2Text", /Hiçbirini satmayız/, /hiçbir zaman ticari amaçla paylaşılmaz: satılmaz/],
  ["download.homeText", /sunucularda şifreli saklıyoruz/, /İşleten bu verileri, .* Türkiye’de .* şifrelenmiş olarak/],
  ["hero.subtitle", /Türkiye’deki sunucularda/, /İşleten bu verileri, .* Türkiye’de bulunan sunucularda/],
  ["seo.home.description", /Türkiye’deki sunucularda/, /İşleten bu verileri, .* Türkiye’de bulunan sunucularda/],
  ["sectionFive.card3Text", /Görüşün yüzünden sesini kısmayız/, /İşleten, .* görüş nedeniyle kısıtlamaz/],
  ["download.openText", /Görüşün yüzünden sesini kısmayız/, /İşleten, .* görüş nedeniyle kısıtlamaz/],
  [
    "sectionSix.feature5Text",
    /mahkeme ya da resmî makam .* elverdiği ölçüde/,
    /mahkeme ya da resmî makam .* elverdiği ölçüde/,
  ],
  [
    "download.openText",
    /mahkeme ya da resmî makam .* elverdiği ölçüde/,
    /mahkeme ya da resmî makam .* elverdiği ölçüde/,
  ],
  ["sectionThree.subtitle", /, üyelik ücreti yok/, /Hesap açmak .* ücretsizdir\. Etkinlik bileti gibi bedelli/],
  ["download.freeText", /hesap açmak ve paylaşmak ücretsiz/, /Hesap açmak ve içerik paylaşmak ücretsizdir/],
  ["deleteAccount.text", /^Hesabın silindiğinde/, /bekleme süresinin sonunda kalıcı olarak silinir/],
  ["deleteAccount.afterSending", /hesabın silinmeden fikrini değiştirirsen/, /O güne kadar silmeden vazgeçilebilir/],
  ["deleteAccount.mailText", /en geç 30 gün içinde sonuçlandırırız/, /en geç otuz gün içinde .* sonuçlandırılır/],
  ["offlineTicket.saved", /Kopyanın süresi .* tarihinde dolar/, /etkinlik bittikten yedi gün sonra/],
  ["ticketActions.googleWalletNote", /biletle ilgili hiçbir şey/, /eklemedikçe kimseye iletilmez/],
];

/** Every sentence of the legal text. */
const legalTexts = textsOf(privacyPolicy.sections);

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const policy = "brand/privacy-policy.ts";
const list = "brand/legal-text.test.ts";

function expectPromise(promise: RegExp, whatToDo: string, named = ""): void {
  const promising = legalTexts.filter((text) => promise.test(text) && text.includes(named));
  expect(promising, `no sentence says ${promise}: ${whatToDo}`).not.toEqual([]);
}

/** The rows of all its tables. */
const legalRows = privacyPolicy.sections
  .flatMap(({ blocks }) => blocks)
  .flatMap((block) => (typeof block === "object" && "rows" in block ? block.rows : []));

test.each(claims)("%s claims %s, and the legal text promises it", (key, claim, promise) => {
  expect(createTranslate("tr")(key), `claims no more? Take its row out of ${list}`).toMatch(claim);
  expectPromise(promise, `promise it in ${policy}, or change ${key} in all of locales/ and its row in ${list}`);
});

/** What the legal text calls each field of a profile; `null` for what it need not name. */
const profileFields: Readonly<Record<keyof UserResponse["result"]["data"], RegExp | null>> = {
  uuid: null, // stands in the URL, and says nothing of a person
  username: /Anonim bir kullanıcı adı/,
  fullName: /profiline yazdığı ad ve/,
  bio: /profiline yazdığı .* tanıtım metni/,
  avatar: /isterse bir profil resmi/,
  followersCount: /takip ilişkileri/,
  followingCount: /takip ilişkileri/,
  createdAt: null, // shown nowhere
};

type TicketField = Exclude<keyof TicketResponse, "package"> | `package.${keyof TicketResponse["package"]}`;

const ticketFields: Readonly<Record<TicketField, RegExp>> = {
  event: /alınan etkinlik biletlerinin/,
  "package.name": /alınan etkinlik biletlerinin tür/,
  "package.price": /alınan etkinlik biletlerinin .* tutar/,
  created_at: /alınan etkinlik biletlerinin .* tarih/,
  ticket_uuid: /alınan etkinlik biletlerinin .* bilet kodu/,
};

const copyFields: Readonly<Record<TicketField, RegExp>> = {
  event: /Kopya, .* etkinlik bilgilerini/,
  "package.name": /Kopya, .* bilet türünü/,
  "package.price": /Kopya, .* tutarı/,
  created_at: /Kopya, .* satın alma tarihini/,
  ticket_uuid: /Kopya, .* bilet kodunu/,
};

test.each([
  ["profile", profileFields],
  ["ticket", ticketFields],
  ["ticket's copy on the device", copyFields],
] as const)("the legal text names all that a %s has", (_what, fields) => {
  for (const [field, name] of Object.entries<RegExp | null>(fields)) {
    const named = legalTexts.filter((text) => name?.test(text));
    expect(named, `name "${field}" once in ${policy}, as ${name}`).toHaveLength(name ? 1 : 0);
  }
});

describe.each(trackers)("$product", ({ id, product, vendor, category }) => {
  const t = createTranslate("tr");

  test("is named by the question, and by the legal text: its cookies, its consent, who gets the data", () => {
    expect(t(`consent.trackers.${id}`), "name it in the question, in locales/").toContain(product);
    const consent = `yalnız ${t(`consent.${category}Title`).toLocaleLowerCase("tr")} izniyle`;
    const rows = legalRows.filter(
      ([, kind, purpose]) => kind === `Çerez, ${consent}` && purpose?.startsWith(`${product}: `),
    );
    expect(rows, `give its cookies a row in the table of ${policy}`).toHaveLength(1);
    const cookies = rows.flatMap(([names = ""]) => names.split(", "));
    expect(
      cookies.filter((name) => !storedByVendor[id].test(name)),
      `a withdrawal does not remove these: name those of ${product} alone in ${policy}`,
    ).toEqual([]);
    for (const promise of [
      /^.* her zaman etkin değildir/,
      /açık rıza verilmişse, .* iletilmesi/,
      /hiçbir istek gönderilmez/,
    ])
      expectPromise(promise, `say it of ${vendor} in ${policy}`, vendor);
  });
});

test("the closed line for in-app browsers is among the records on the visitor's device, by its own words", () => {
  const rows = legalRows.filter(([name]) => name === "in-app-line");
  expect(rows, `keep the row "in-app-line" in the table of ${policy}`).toHaveLength(1);
  expect(rows[0]?.[2], "quote the line as locales/tr.json has it").toContain(
    `“${createTranslate("tr")("inAppBrowser.open")}”`,
  );
});

test("the settings of cookies lead to their heading", () => {
  const headings = privacyPolicy.sections
    .flatMap(({ blocks }) => blocks)
    .filter((block) => typeof block === "object" && block.kind === "heading")
    .map(({ id }) => id);
  expect(headings, `give the heading of cookies in ${policy} the id "cerezler"`).toContain("cerezler");
});

test("dates are written as visitors read them", () => {
  for (const date of [privacyPolicy.effective, privacyPolicy.updated])
    expect(date, `write the dates in ${policy} as 22.06.2025`).toMatch(/^\d\d\.\d\d\.\d{4}$/);
});

test("what a form keeps while the language changes is among the records on the visitor's device", () => {
  const rows = legalRows.filter(([name]) => name === "typed");
  expect(rows, `keep the row "typed" in the table of ${policy}`).toHaveLength(1);
});

test("the translator that a post's text is given to is named", () => {
  const link = createTranslate("tr")("post.translate", { translator: brand.translator.name }).replace(
    /[\u2068\u2069]/g,
    "",
  );
  const named = legalTexts.filter((text) => text.includes(`“${link}”`));
  expect(named, `say once in ${policy} where “${link}” leads`).toHaveLength(1);
});

test("the owner's texts have typographic quotes and apostrophes", () => {
  const texts = textsOf([privacyPolicy, legalPages]);
  expect(
    texts.filter((text) => /['"]|\.\.\./.test(text)),
    "write ’, “” and …",
  ).toEqual([]);
});
