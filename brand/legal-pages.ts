import { brand } from "./brand.ts";
import { communityRules } from "./community-rules.ts";
import { heading, type LegalBlock, list, mail, terms } from "./legal-text.ts";

/** A page of the owner's words, in one language. */
export interface LegalPage {
  readonly title: string;
  /** For search engines, and under the title. */
  readonly lead: string;
  readonly blocks: readonly LegalBlock[];
}

/** The languages these pages are written in; every other language of the site shows the English ones. */
export const legalPageLanguages = ["tr", "en"] as const;

type LegalPageLanguage = (typeof legalPageLanguages)[number];

/** What stands above a page's headings, where they are listed beside the text. */
export const legalPageContents: Readonly<Record<LegalPageLanguage, string>> = { tr: "İçindekiler", en: "Contents" };

const capital = (text: string, language: LegalPageLanguage) =>
  `${text.slice(0, 1).toLocaleUpperCase(language)}${text.slice(1)}.`;
/** Decisions on reports name rules by their numbers. */
const rules = (...items: readonly string[]) => ({ kind: "list", items, isNumbered: true }) as const;

/**
 * The rules, the child safety standards that Google Play asks every social app for, and the accessibility statement. All
 * three are drafts: an owner compares them with what the app does, and has them reviewed by a lawyer.
 */
export const legalPages = {
  "community-rules": {
    tr: {
      title: "Topluluk kuralları",
      lead: `${brand.name} uygulamasında ve sitesinde nelere izin verilmez, kurallar çiğnenirse ne olur?`,
      blocks: [
        heading("izin-verilmeyenler", "Nelere izin verilmez?"),
        rules(...communityRules.map(({ tr }) => capital(tr, "tr"))),
        "Çocukların korunmasıyla ilgili kurallar [çocuk güvenliği ilkelerinde](/child-safety) yer alır.",
        heading("bildirme", "Bir şey gördüysen"),
        "Gönderinin veya profilin altındaki “Bildir” bağlantısını kullan ya da [bildirim formunu](/report) aç. Hesap gerekmez. Bildirimleri ekibimiz inceler; kararı gerekçesiyle öğrenirsin.",
        heading("kararlar", "Kurallar çiğnenirse"),
        "Aykırılığın ağırlığıyla orantılı olarak içerik kısıtlanabilir veya kaldırılabilir, hesap geçici ya da kalıcı olarak kapatılabilir. Karar, gerekçesiyle birlikte içeriğin sahibine bildirilir.",
        "Karara katılmayan herkes [itiraz edebilir](/report). İtirazı ekibimizden biri inceler. Mahkemeye başvurma hakkı saklıdır.",
        heading("iletisim", "İletişim noktası"),
        `Kullanıcılar ve resmî makamlar için: ${mail}. Türkçe veya İngilizce yazılabilir.`,
      ],
    },
    en: {
      title: "Community rules",
      lead: `What isn’t allowed in the ${brand.name} app and on its website, and what happens when rules are broken.`,
      blocks: [
        heading("not-allowed", "What isn’t allowed"),
        rules(...communityRules.map(({ en }) => capital(en, "en"))),
        "How we protect children is explained in our [child safety standards](/child-safety).",
        heading("reporting", "If you see something"),
        "Use “Report” under the post or profile, or open the [report form](/report). You don’t need an account. Our team reviews the reports, and you get the decision with its reasons.",
        heading("decisions", "When rules are broken"),
        "Depending on how serious the violation is, content may be restricted or removed, and an account may be suspended or permanently closed. The person who posted the content is given the decision and its reasons.",
        "Anyone who disagrees with a decision can [appeal](/report). A member of our team reviews the appeal. Everyone still has the right to go to court.",
        heading("contact", "Point of contact"),
        `For users and for authorities: ${mail}. You can write in Turkish or English.`,
      ],
    },
  },
  "child-safety": {
    tr: {
      title: "Çocuk güvenliği ilkeleri",
      lead: `${brand.name} uygulaması çocukların cinsel istismarına ve sömürülmesine hiçbir biçimde izin vermez.`,
      blocks: [
        heading("yasak", "Neler yasak?"),
        `Aşağıdakiler ${brand.name} uygulamasında, sitesinde ve mesajlarda yasaktır:`,
        list(
          "Bir çocuğu cinsel nesne olarak gösteren her türlü fotoğraf, video, çizim ve metin; yapay zekâyla üretilenler de buna dâhildir.",
          "Bir çocukla istismar amacıyla ilişki kurmak veya ondan görüntü istemek.",
          "Bir çocuğu görüntüleriyle tehdit etmek veya ona şantaj yapmak.",
          "Çocuk ticareti, çocukların cinsel amaçla sunulması veya aranması.",
          "Bunları övmek, özendirmek, bunlara yönlendirmek veya bunların bulunduğu yerlere bağlantı vermek.",
        ),
        heading("bildirme", "Nasıl bildirilir?"),
        terms({
          Uygulamada: "Gönderinin veya profilin menüsünü aç, “Bildir”e dokun ve çocuk güvenliğini seç.",
          Sitede:
            "Gönderinin veya profilin altındaki “Bildir” bağlantısını kullan ya da [bildirim formunu](/report) aç ve “Bir çocuğun güvenliği”ni seç. Hesap gerekmez, adını yazman da gerekmez.",
          "E-postayla": mail,
        }),
        "Görüntüyü kaydetme, paylaşma ve bize gönderme; gönderinin bağlantısı yeter. Bir çocuk şu anda tehlikedeyse önce 112’yi ara.",
        heading("ne-yapariz", "Ne yaparız?"),
        list(
          "Bildirimi ekibimizden biri inceler.",
          "Yasak içerik kaldırılır, paylaşanın hesabı kapatılabilir.",
          "Suç şüphesi, kanunun öngördüğü biçimde yetkili makamlara bildirilir; kanunun saklanmasını istediği kayıtlar onlar için saklanır.",
          "Çocukların korunmasına ilişkin kanunlara ve yetkili makamların kararlarına uyulur.",
        ),
        heading("iletisim", "İletişim"),
        `Çocuk güvenliğinden sorumlu iletişim noktası: ${brand.owner}, ${brand.city}, ${mail}.`,
      ],
    },
    en: {
      title: "Child safety standards",
      lead: `The ${brand.name} app doesn’t tolerate child sexual abuse or exploitation in any form.`,
      blocks: [
        heading("forbidden", "What is prohibited"),
        `In the ${brand.name} app, on its website, and in messages, the following is prohibited:`,
        list(
          "Pictures, videos, drawings, and texts that sexualize a child, including those made with AI.",
          "Befriending a child in order to abuse them, or asking a child for pictures (grooming).",
          "Threatening or blackmailing a child with pictures (sextortion).",
          "Child trafficking; offering or seeking children for sexual purposes.",
          "Praising or encouraging any of this, giving instructions for it, or linking to where it can be found.",
        ),
        heading("reporting", "How to report"),
        terms({
          "In the app": "Open the menu of the post or profile, tap “Report,” and choose child safety.",
          "On the website":
            "Use “Report” under the post or profile, or open the [report form](/report) and choose “A child’s safety.” You don’t need an account, and you don’t have to give your name.",
          "By email": mail,
        }),
        "Don’t save or share the picture, and don’t send it to us: the link to the post is enough. If a child is in danger right now, call emergency services first (112 in Türkiye and Europe).",
        heading("what-we-do", "What we do"),
        list(
          "A member of our team reviews the report.",
          "Prohibited content is removed, and the account that posted it may be closed.",
          "Suspected crimes are reported to the authorities as the law provides, and records the law requires us to keep are kept for them.",
          "We comply with the laws that protect children, and with the decisions of the authorities.",
        ),
        heading("contact", "Contact"),
        `Point of contact for child safety: ${brand.owner}, ${brand.city}, ${mail}.`,
      ],
    },
  },
  accessibility: {
    tr: {
      title: "Erişilebilirlik",
      lead: `${brand.name} sitesini herkesin kullanabilmesi için neler yapıldı, neler eksik?`,
      blocks: [
        heading("durum", "Durum"),
        "Site, Web İçeriği Erişilebilirlik Kılavuzu (WCAG) 2.2’nin AA düzeyini hedefler. Her yayından önce otomatik olarak sınanır:",
        list(
          "Sayfalar, açık ve koyu görünümde axe ile denetlenir; bulunan hatalar giderilir.",
          "Metinlerin karşıtlığı en az 7’ye 1’dir.",
          "Sayfalar klavyeyle, sağdan sola yazılan dillerde ve 320 piksel genişlikte kullanılabilir.",
          "Gönderiler, profiller ve formlar JavaScript olmadan da açılır ve çalışır.",
        ),
        heading("eksikler", "Eksikler"),
        list(
          "Kullanıcıların fotoğraflarında ne göründüğü metinle anlatılmaz; yalnızca kimin paylaştığı söylenir.",
          "Kullanıcıların videolarında altyazı yoktur.",
          "Site, ekran okuyucu kullanan kişilerle birlikte sınanmamıştır.",
        ),
        heading("iletisim", "Bir engelle karşılaşırsan"),
        `Bize yaz: ${mail}. Hangi sayfada ne olduğunu söylersen yardımcı oluruz.`,
      ],
    },
    en: {
      title: "Accessibility",
      lead: `What we do so that everyone can use the ${brand.name} website, and what is still missing.`,
      blocks: [
        heading("state", "Status"),
        "The site aims for level AA of the Web Content Accessibility Guidelines (WCAG) 2.2. Before each release it is tested automatically:",
        list(
          "Pages are checked with axe in the light and dark themes, and the errors it finds are fixed.",
          "Text has a contrast of at least 7 to 1.",
          "Pages can be used by keyboard, in languages written from right to left, and at a width of 320 pixels.",
          "Posts, profiles, and forms also work without JavaScript.",
        ),
        heading("gaps", "What is missing"),
        list(
          "Users’ pictures have no description of what they show, only of who posted them.",
          "Users’ videos have no captions.",
          "The site hasn’t been tested with people who use a screen reader.",
        ),
        heading("contact", "If you run into a barrier"),
        `Write to us: ${mail}. Tell us what happened on which page, and we’ll help.`,
      ],
    },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<LegalPageLanguage, LegalPage>>>>;

export type LegalPageName = keyof typeof legalPages;
