import type { CountedEvent, PaintClass, PreviewFetcher, RefusalReason } from "#site/features/counting/count-labels.ts";
import type { Phone } from "#site/features/store-links/detect-phone.ts";
import type { Store, StorePosition } from "#site/features/store-links/store-urls.ts";
import type { Verb } from "#site/features/store-links/verbs.ts";
import type { PageKind } from "#site/routes.ts";
import type { Dimension } from "./figures.ts";

/** All words of the statistics, in the owner's language. Names of languages come from Intl. */
export const messages = {
  title: "Web sitesi raporu",
  beside: (period: string) => `Bir önceki dönemle karşılaştırmalı: ${period}`,
  empty: "Bu dönemde sayılan bir şey yok. Bugün henüz bitmediği için dışarıda kalır; --to ile eklenebilir.",
  events: {
    view: "Sayfa görüntüleme",
    "chooser-open": "Mağaza seçimi açıldı",
    "store-click": "Mağaza bağlantısına basıldı",
    "app-open": "Uygulamada aç’a basıldı",
    "in-app-exit": "Uygulama içi tarayıcıdan çıkıldı",
    "link-copy": "Bağlantı kopyalandı",
    "code-show": "QR kodu gösterildi",
    share: "Paylaş’a basıldı",
    translate: "Çeviriye basıldı",
    "ticket-save": "Bilet cihaza kaydedildi",
    calendar: "Takvime eklendi",
    wallet: "Cüzdana eklendi",
    "campaign-view": "Kampanyadan görüntüleme",
    "campaign-store": "Kampanyadan mağazaya",
    paint: "Hızı ölçülen görüntüleme",
    "preview-fetch": "Önizleme için çekilen sayfa",
    refused: "Sayılmayan bildirim",
  } satisfies Readonly<Record<CountedEvent, string>>,
  dimensions: { page: "Sayfalar", language: "Diller", phone: "Cihazlar", app: "Uygulamalar" } satisfies Readonly<
    Record<Dimension, string>
  >,
  pages: {
    landing: "Ana sayfa",
    post: "Gönderi",
    profile: "Profil",
    ticket: "Bilet",
    download: "İndirme",
    "account-deletion": "Hesap silme",
    "privacy-policy": "Gizlilik politikası",
    report: "İçerik bildirme",
    "community-rules": "Topluluk kuralları",
    "child-safety": "Çocuk güvenliği",
    accessibility: "Erişilebilirlik",
    rules: "Kurallar ve bildirimler", // of all three, in counts from before they had labels of their own
    error: "Bulunamayan sayfa",
  } satisfies Readonly<Record<PageKind | "rules", string>>,
  phones: { apple: "iPhone, iPad", google: "Android", other: "Bilgisayar ve diğerleri" } satisfies Readonly<
    Record<Phone | "other", string>
  >,
  stores: { apple: "App Store", google: "Google Play" } satisfies Readonly<Record<Store, string>>,
  apps: { browser: "Tarayıcı", whatsapp: "WhatsApp", x: "X", tiktok: "TikTok", linkedin: "LinkedIn", wechat: "WeChat" },
  places: {
    overlay: "Sayfanın üstündeki indirme önerisi",
    landing: "Ana sayfa",
    chooser: "Mağaza seçimi",
    profile: "Profil",
    download: "İndirme sayfası",
    footer: "Sayfa altı",
    auto: "Doğrudan mağazaya",
  } satisfies Readonly<Record<StorePosition, string>>,
  verbs: { "": "Katıl", like: "Beğeni", comment: "Yorum", save: "Favori", follow: "Takip et" } satisfies Readonly<
    Record<Verb | "", string>
  >,
  fetchers: {
    apple: "Apple (Mesajlar)",
    telegram: "Telegram",
    x: "X",
    meta: "Facebook, Instagram",
    "whatsapp-signal": "WhatsApp, Signal",
    discord: "Discord",
    slack: "Slack",
    linkedin: "LinkedIn",
    search: "Arama motorları",
  } satisfies Readonly<Record<Exclude<PreviewFetcher, "other">, string>>,
  refusals: {
    foreign: "Başka siteden geldi",
    "too-large": "Çok uzun",
    "too-fast": "Aynı anda çok fazla",
    invalid: "Anlaşılamadı",
  } satisfies Readonly<Record<RefusalReason, string>>,
  other: "Diğerleri",
  columns: {
    now: "Şimdi",
    before: "Önce",
    change: "Değişim",
    views: "Görüntüleme",
    choosers: "Mağaza seçimi",
    stores: "Mağaza bağlantısı",
    share: "Oran",
    ofViews: "görüntülemeye oranı",
    ofPresses: "basışa oranı",
    day: "Gün",
    place: "Yer",
    store: "Mağaza",
    fetcher: "Çeken hizmet",
    page: "Sayfa",
    refusal: "Neden",
    campaign: "Kampanya",
    installations: "Yükleme",
    measured: "Ölçülen",
    paints: {
      "1s": "1 sn’ye kadar",
      "2.5s": "2,5 sn’ye kadar",
      "4s": "4 sn’ye kadar",
      slower: "Daha geç",
    } satisfies Record<PaintClass, string>,
    step: "Adım",
    action: "Eylem",
    verb: "Basılan",
  },
  new: "yeni",
  steps: {
    inChooser: "Mağaza seçiminde basıldı",
    elsewhere: "Başka yerde basıldı",
    ofViews: (share: string) => `görüntülemeye oranı ${share}`,
    ofChoosers: (share: string) => `açılan seçimlere oranı ${share}`,
  },
  changes: "En çok değişenler:",
  sections: {
    way: {
      title: "Mağazaya giden yol",
      lead: "Rozetler doğrudan mağazaya götürür; başka yerdeki basışlar bu yüzden mağaza seçiminin bir parçası değildir.",
    },
    by: {
      title: "Kim geliyor, kim mağazaya gidiyor?",
      lead: "Bir günde çok az görülen dil ve uygulama birleşimleri “Diğerleri” satırında toplanır; bu yüzden seyrek olanların oranı olduğundan düşük görünür.",
    },
    places: {
      title: "Mağaza bağlantılarına nerede basılıyor?",
      lead: "Bağlantının sayfadaki yerine ve mağazaya göre.",
    },
    verbs: { title: "Mağaza seçimi nereden açıldı?" },
    campaigns: {
      title: "Kampanyalar",
      lead: "Bağlantısında ya da QR kodunda ?c= olan ziyaretler. Doğrudan mağazaya götüren kodlarda sayfa görüntülenmez. Tanımlı olmayan adlar “Diğerleri” satırındadır.",
    },
    actions: { title: "Ziyaretçiler başka ne yapıyor?" },
    speed: {
      title: "Sayfalar ne kadar hızlı açılıyor?",
      lead: "Sayfanın en büyük parçasının göründüğü an. 2,5 saniyeye kadarı iyi, 4 saniyeden sonrası kötü sayılır. Her tarayıcı ölçmez.",
    },
    previews: {
      title: "Önizleme için çekilen sayfalar",
      lead: "Sohbet uygulamaları ve arama motorları, önizleme göstermek için sayfayı çeker. Çoğu çektiğini saklar; bu yüzden bu sayı bağlantının kaç kez paylaşıldığını göstermez.",
    },
    installations: {
      title: "Görüntülemeden yüklemeye",
      lead: "Yüklemeler mağazaların verdiği sayılardır. Sitenin kampanyaya göre sayamadığı yerde çizgi vardır: İndirme sayfasındaki bağlantılar, gelinen sayfanın kampanyasını taşır.",
    },
    days: { title: "Gün gün" },
    refused: {
      title: "Sayılmayanlar",
      lead: "Hiç olmamış görüntüleme ve basışları herkes, hatta birçok adresten bildirebilir; site ziyaretçisini tanımadan bunları gerçeğinden ayıramaz. Tek bir satırdaki ani artışa kuşkuyla bakın.",
    },
  },
  counted:
    "Çerez, kimlik ve üçüncü taraf olmadan sayılır. JavaScript çalıştırmayan, Global Privacy Control kullanan ya da bildirimleri engellenen ziyaretçiler sayılmaz. Günler Türkiye saatine göredir.",
};
