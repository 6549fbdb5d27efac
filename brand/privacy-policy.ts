import { brand } from "./brand.ts";
import { communityRules } from "./community-rules.ts";
import { heading, type LegalBlock, list, mail, terms } from "./legal-text.ts";

export interface LegalSection {
  /** The section's URL fragment. Other documents link to it, so do not change it with the title. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
}

export interface LegalDocument {
  readonly title: string;
  readonly effectiveLabel: string;
  readonly updatedLabel: string;
  readonly contactLabel: string;
  /** Date as displayed, day.month.year, like `updated`. */
  readonly effective: string;
  readonly updated: string;
  readonly contentsTitle: string;
  readonly sections: readonly LegalSection[];
}

const host = new URL(brand.website).host;
const deletionPage = "[hesap silme sayfası](/delete-account)";
const reportForm = "[bildirim formu](/report)";
const deletedForGood = "Kalıcı olarak silinir; form kullanıldığında bekleme süresinin sonunda.";

/**
 * The table in section 4 of what a deletion removes and keeps: data and their fate, by the keys of the table of the
 * deletion page, which has the same in the same order. Rows of the form's own records say that they are.
 */
export const deletionRows: Readonly<Record<string, readonly [data: string, fate: string]>> = {
  profile: ["Profil, kullanıcı adı, profil resmi, takip ve takipçi listeleri", deletedForGood],
  content: ["Gönderiler, yorumlar, beğeniler, favoriler ve paylaşımlar", deletedForGood],
  score: ["Puan, rozetler ve mavi tik", deletedForGood],
  "sign-in": ["E-posta adresi ve şifre", deletedForGood],
  usage: ["Cihaza ve Platform’un kullanımına ilişkin kayıtlar", deletedForGood],
  media: [
    "Fotoğraf ve video dosyaları",
    "Bağlantı kimlikleri ve başka yerde kullanılmayan dosyaların İşleten’in sunucularındaki kopyaları hesapla birlikte silinir. Dosyaların kendisi merkeziyetsiz depolama ağında kalabilir.",
  ],
  tickets: [
    "Etkinlik biletleri",
    "Hesapla birlikte silinmez, belirli bir saklama süresi yoktur; bağlantısını bilenler açabilir. Silinmesi 5. bölümdeki yolla istenebilir.",
  ],
  "deletion-record": [
    "Formla silinen hesabın silme kaydı: talep numarası, talep ve silinme tarihleri",
    "3 yıl saklanır. Kullanıcı’yla ilgili hiçbir bilgi içermez.",
  ],
  "file-names": [
    "Formla silinen hesabın silinen dosyalarının adları",
    "Bir hafta saklanır. Dosyaların kime ait olduğu kaydedilmez; her sunucudaki kopyaların kaldırılmasına yarar.",
  ],
  "form-attempts": [
    "Formun kaç kez denendiği",
    "En çok bir saat saklanır. E-posta ve IP adresleri okunamaz hâldedir; şifre tahminini önlemeye yarar.",
  ],
  samples: ["Anonimleştirilmiş içerik örnekleri", "Saklanır. Kullanıcı’yla ilişkilendirilemez."],
  "required-by-law": [
    "Mevzuatın saklanmasını zorunlu kıldığı kayıtlar, varsa",
    "Kanuni süresi boyunca saklanır, başka hiçbir amaçla kullanılmaz.",
  ],
  backups: ["Yedeklerde kalan veriler", "Yedeğin süresi dolduğunda silinir, başka hiçbir amaçla kullanılmaz."],
};

/** The table in section 4 of what is kept of a report. The time is `REPORT_MONTHS` of deploy/environment.md. */
const reportRows: Readonly<Record<string, string>> = {
  "Bildirenin adı, e-posta adresi ve yazdıkları; bildirdiği bağlantılar ve kararın metni":
    "Son karardan sonra 7 ay saklanır, sonra silinir.",
  "Bildirim numarası, türü, tarihleri ve kararın sonucu": "Saklanır. Bildirenle ilişkilendirilemez.",
  "Mahkeme veya resmî makam kararıyla erişime kapatılan içeriğin kaydı":
    "Karar yürürlükte kaldıkça saklanır. Bildirenle ilgili hiçbir bilgi içermez.",
  "Formun kaç kez gönderildiği":
    "Gönderenin IP adresiyle, en çok bir saat, yalnız sunucunun belleğinde tutulur; kötüye kullanımı önlemeye yarar.",
};

/**
 * The text of /privacy-policy, in Turkish in every interface language (specification, section 2). An owner must replace
 * it with a text reviewed by a lawyer. Section 2 describes the site's cookies and the tickets that it keeps on devices:
 * change it together with site/features/consent/, site/features/ticket/offline/ and docs/decisions/0006 and 0018.
 * Section 4 says what a deletion removes, row by row as the table of the deletion page does. What landing, download and
 * deletion page claim, it promises: brand/legal-text.test.ts has the pairs.
 */
export const privacyPolicy: LegalDocument = {
  title: "Gizlilik Politikası ve Kullanım Koşulları",
  effectiveLabel: "Yürürlük tarihi",
  updatedLabel: "Son güncelleme",
  contactLabel: "İletişim",
  effective: "22.06.2025",
  updated: "27.11.2026",
  contentsTitle: "İçindekiler",
  sections: [
    {
      id: "giris",
      title: "Giriş",
      blocks: [
        `Bu metin, ${brand.name} mobil uygulaması ile ${host} internet sitesinin (birlikte “Platform”) kullanımı sırasında kişisel verilerin nasıl işlendiğini ve Platform’un hangi koşullarla kullanılabileceğini açıklar. Platform, ${brand.city} merkezli ${brand.owner} (“İşleten”) tarafından sunulur. İşleten, 6698 sayılı Kişisel Verilerin Korunması Kanunu (“Kanun”) bakımından veri sorumlusudur.`,
        "Metin, Kanun’un 10. maddesindeki aydınlatma yükümlülüğünü yerine getirmek üzere hazırlanmış ve hukuk eğitimi almamış bir okurun da anlayabileceği sadelikte yazılmıştır.",
        "Platform’da hesap açan veya Platform’u kullanan kişi (“Kullanıcı”), bu metinde yer alan kullanım koşullarını kabul eder. Kullanım koşullarının kabulü, kişisel verilerin işlenmesine açık rıza verildiği anlamına gelmez. Açık rıza gereken hâllerde bu rıza ayrıca, bilgilendirmeye dayalı olarak ve özgür iradeyle istenir; verilmemesi Platform’un kullanılmasına engel olmaz.",
        "Hesap açmak ve içerik paylaşmak ücretsizdir. Etkinlik bileti gibi bedelli hizmetlerde tutar, satın alma tamamlanmadan önce açıkça gösterilir.",
        "Bu metin değiştirildiğinde güncel hâli bu sayfada yayımlanır ve son güncelleme tarihi yenilenir. Kullanıcı’nın haklarını esaslı biçimde etkileyen değişiklikler, yürürlüğe girmeden önce ayrıca duyurulur.",
      ],
    },
    {
      id: "toplanan-veriler",
      title: "Toplanan veriler",
      blocks: [
        "Veri asgariliği esastır: Bir işlev için gerekmeyen veri istenmez. Platform’un çalışması sırasında aşağıdaki veriler işlenir.",
        terms({
          "Kullanıcı adı ve profil resmi":
            "Anonim bir kullanıcı adı ve Kullanıcı isterse bir profil resmi. Gerçek ad kullanma zorunluluğu yoktur; Kullanıcı’nın kendi isteğiyle profiline yazdığı ad ve tanıtım metni herkes tarafından görülebilir. Oturum açmaya yarayan e-posta adresi profilde gösterilmez, şifre ise okunabilir hâlde tutulmaz.",
          "Etkileşim verileri":
            "Beğeniler, yorumlar, favoriler, paylaşımlar, görüntülemeler ve takip ilişkileri; bunlara göre hesaplanan puan ve rozetler; Platform üzerinden alınan etkinlik biletlerinin tür, tutar, tarih ve bilet kodu bilgileri.",
          "Cihaz, tarayıcı ve geçmiş bilgileri":
            "Cihazın türü ve işletim sistemi, tarayıcının türü ve sürümü, dil tercihi, IP adresi ile Platform’da yapılan işlemlerin ve görüntülenen sayfaların zaman bilgisini içeren geçmiş kayıtları.",
          "İçerik bağlantı kimlikleri":
            "Paylaşılan fotoğraf ve videolar merkeziyetsiz bir depolama ağında tutulur. Platform, bir içeriğin bu ağdaki yerini gösteren bağlantı kimliğini kaydeder.",
          "Anonimleştirilmiş içerik örnekleri":
            "Yapay zekâ destekli moderasyonun doğruluğunu ölçmek ve geliştirmek için kullanılan, kişiyle ilişkisi koparılmış içerik örnekleri.",
        }),
        "Bu veriler, Kullanıcı’nın kendisinden ve Platform’un kullanımı sırasında, tamamen veya kısmen otomatik yollarla elde edilir. Irk, etnik köken, siyasi düşünce, inanç, sağlık ve biyometrik veri gibi özel nitelikli kişisel veriler istenmez.",
        heading("cerezler", "Bu internet sitesindeki çerezler ve benzeri teknolojiler"),
        "Bu internet sitesinde hesap açılmaz ve oturum tutulmaz. Ziyaretçinin cihazında yalnız aşağıdaki kayıtlar bulunabilir:",
        {
          kind: "table",
          head: ["Kayıt", "Türü", "Ne işe yarar", "Süresi"],
          ofNames: true,
          rows: [
            ["i18nextLng", "Yerel depolama, zorunlu", "Dil menüsünden seçilen dili hatırlar.", "Silinene kadar"],
            [
              "hide-modal",
              "Yerel depolama, zorunlu",
              "Kapatılan uygulama indirme penceresinin yeniden gösterilmemesini sağlar.",
              "Silinene kadar",
            ],
            [
              "in-app-line",
              "Oturum depolaması, zorunlu",
              "Sayfa bir uygulamanın içindeki tarayıcıda açıldığında, kapatılan “Tarayıcıda aç” satırının aynı ziyarette yeniden gösterilmemesini sağlar.",
              "Ziyaret bitene kadar",
            ],
            [
              "typed",
              "Oturum depolaması, zorunlu",
              "Dil değiştirildiğinde, forma yazılanları şifre dışında sayfanın yeni dildeki hâline taşır.",
              "Yeni sayfa açılana kadar",
            ],
            [
              "cc_cookie",
              "Çerez, zorunlu",
              "Çerez tercihini, tercihin tarihini ve tercihe verilen rastgele numarayı saklar. Yalnız bir tercih yapıldığında yazılır.",
              "182 gün",
            ],
            [
              "deletion-receipt",
              "Çerez, zorunlu",
              "Hesap silme formu gönderildikten sonra talep özetini gösterir. Yalnız hesap silme sayfalarına gönderilir.",
              "1 saat",
            ],
            [
              "report-receipt",
              "Çerez, zorunlu",
              "Bildirim formu gönderildikten sonra bildirim özetini gösterir. Yalnız bildirim sayfalarına gönderilir.",
              "1 saat",
            ],
            [
              "receipt",
              "Çerez, zorunlu",
              "Bu özetlerden biri açılabildiği sürece ölçüm araçlarının yazılımının çalıştırılmamasını sağlar. Kimlik içermez; yalnız bu araçlar etkinse yazılır.",
              "1 saat",
            ],
            [
              "ticket-2 …",
              "Önbellek, bilet sayfası için",
              "Açılan biletin çevrimdışı kopyası; aşağıda anlatılır.",
              "Etkinlikten sonra 7 gün, en çok 20 bilet",
            ],
            [
              "/ticket-worker.js",
              "Hizmet çalışanı (service worker), bilet sayfası için",
              "Çevrimdışı kopyayı kaydeder, internet yokken gösterir. Yalnız bilet sayfalarında çalışır.",
              "Son kopya “Bu cihazdan kaldır” düğmesiyle kaldırılana kadar",
            ],
            [
              "ticket-not-saved",
              "Yerel depolama, bilet sayfası için",
              "Cihazdan kaldırılan bir biletin yeniden kaydedilmemesini sağlar. Biletin bağlantısını değil, bağlantının geri döndürülemeyen özetini içerir.",
              "Silinene kadar, en çok 50 bilet",
            ],
            [
              "_ga, _ga_*",
              "Çerez, yalnız analiz izniyle",
              "Google Analytics: Hangi sayfaların okunduğunu ve mağaza bağlantılarının kullanımını ölçer.",
              "En çok 2 yıl",
            ],
            [
              "_fbp, _fbc",
              "Çerez, yalnız reklam izniyle",
              "Meta Pixel: Tanıtımların işe yarayıp yaramadığını ölçer.",
              "90 gün",
            ],
            [
              "lastExternalReferrer, lastExternalReferrerTime, topicsLastReferenceTime",
              "Yerel depolama, yalnız reklam izniyle",
              "Meta Pixel: Ziyaretçinin hangi siteden ve ne zaman geldiğini hatırlar.",
              "Rıza geri alınana veya silinene kadar",
            ],
          ],
        },
        "Google Analytics ve Meta Pixel her zaman etkin değildir. Etkin olduklarında da yalnız ziyaretçi açık rıza verirse yüklenir; rıza verilmeden Google’a veya Meta’ya hiçbir istek gönderilmez. Reddetmek kabul etmek kadar kolaydır ve site her iki durumda da aynı biçimde çalışır. Tercih, sayfanın altındaki “Çerez ayarları” düğmesiyle her zaman değiştirilebilir; rıza geri alındığında bu araçlar durdurulur, çerezleri ve yerel depolamadaki kayıtları silinir. Kabul, yalnız soruda adı geçen amaçlar için geçerlidir. Tarayıcının gönderdiği Küresel Gizlilik Denetimi (Global Privacy Control) sinyali ret sayılır.",
        "Bu araçların yazılımı, rıza verilmiş olsa bile gönderi, profil, bilet, hesap silme, bildirim ve hata sayfalarında ve bir gönderiden veya profilden açılan indirme sayfasında çalıştırılmaz; cihazda bir biletin kopyası bulunduğu veya bir talep ya da bildirim özeti açılabildiği sürece ise hiçbir sayfada çalıştırılmaz. Rıza varsa bu sayfalarda yalnız sayfanın türü ve mağaza bağlantısına dokunulduğu bildirilir: Hangi gönderinin, profilin veya biletin açıldığı Google’a ve Meta’ya iletilmez, sonra açılan sayfadan da öğrenilemez. Hesap silme ve bildirim sayfalarında yazılanlar hiçbir üçüncü kişiye, biletlerin bağlantısı ve kodu ise ziyaretçi bileti kendisi bir cüzdana eklemedikçe kimseye iletilmez.",
        "Site bunlardan ayrı olarak kaç sayfanın açıldığını ve sayfalarda kaç kez şunların yapıldığını kendisi sayabilir: mağaza seçeneklerini (basılan düğmeyle birlikte) veya mağazayı açma, uygulamada açma, uygulama içi tarayıcıdan çıkma, bağlantıyı kopyalama, telefon için kodu görme, paylaşma, çeviriye gitme, bileti cihaza, takvime veya cüzdana ekleme, bir kampanyanın bağlantısı veya koduyla gelme. Sayfanın ne kadar hızlı göründüğü de dört sınıfta sayılır. Günlük toplamlara yalnız sayfanın türü ve dili, telefonun platformu, sayfanın hangi uygulamanın içinde açıldığı, bağlantının yeri ve kampanyanın adı eklenir; çerez kullanılmaz, kimlik, IP adresi, tarayıcı bilgisi veya sayfa adresi kaydedilmez ve sayılar kimseyle ilişkilendirilemez. Toplamlar en çok 25 ay saklanır. Küresel Gizlilik Denetimi açıkken bu da yapılmaz. Sohbet uygulamalarının ve arama motorlarının önizleme için bir sayfayı kaç kez çektiği de aynı biçimde sayılır. Sitede açılan bir gönderinin görüntülenme sayısı da artabilir; yalnız sayı tutulur, gönderiyi kimin açtığı kaydedilmez.",
        heading("cevrimdisi-bilet", "Biletin cihazdaki çevrimdışı kopyası"),
        "Açılan bir bilet, etkinliğin girişinde internet olmadan da gösterilebilsin diye ziyaretçinin cihazına kaydedilir. Kopya, bilet sayfasında görünen her şeyi içerir: etkinlik bilgilerini, bilet türünü, tutarı, satın alma tarihini ve bilet kodunu, sayfanın gösterilmesi için gereken dosyalarla birlikte. Kopya cihazdan çıkmaz.",
        "Kopyanın süresi etkinlik bittikten yedi gün sonra, etkinliğin tarihi bilinmiyorsa bilet son yüklendikten otuz gün sonra dolar; bu süre geçtikten sonra açılan biletin kopyası bir gün tutulur. Süresi dolan kopya, o cihazda yeniden bir bilet sayfası açıldığında silinir. Artık var olmayan bir biletin kopyası, bilet internet varken açıldığında silinir. Bir cihazda en çok yirmi bilet saklanır; yirmi birincisi en uzun süredir doğrulanmamış olanın yerini alır. Tarayıcı, kopyaları kendi kurallarına göre daha erken silebilir.",
        "Kopya, bilet sayfasındaki “Bu cihazdan kaldır” düğmesiyle her zaman kaldırılabilir; son kopyayla birlikte hizmet çalışanı da kaldırılır. Bu seçimi cihazdaki küçük bir kayıt hatırlar, böylece bilet yeniden açıldığında kaydedilmez. “Bu cihaza kaydet” düğmesi bu kaydı siler. Cihazı başkaları da kullanıyorsa bilet kaldırılmalı veya gizli pencerede açılmalıdır.",
      ],
    },
    {
      id: "amaclar",
      title: "Verilerin işlenme amaçları",
      blocks: [
        "Kişisel veriler yalnız aşağıdaki amaçlarla ve Kanun’un 5. maddesinde sayılan hukuki sebeplere dayanılarak işlenir:",
        terms({
          "Hizmetin sunulması":
            "Hesabın açılması ve yönetilmesi, içeriklerin yayımlanması ve gösterilmesi, takip ve etkileşim işlevleri, bilet işlemleri, açılan biletin internet olmadan da gösterilmesi (m. 5/2-c: sözleşmenin kurulması ve ifası).",
          "Akış, puan ve rozetler":
            "İlgi gören içeriklerin öne çıkarılması, etkileşime dayalı puan ve rozetlerin hesaplanması, kurumsal hesaplara analiz sunulması (m. 5/2-c; m. 5/2-f: meşru menfaat).",
          "Güvenlik ve moderasyon":
            "Hesapların korunması, sahte hesap ve kötüye kullanımın önlenmesi, hukuka aykırı içeriğin saptanması (m. 5/2-f; m. 5/2-ç: hukuki yükümlülük).",
          Geliştirme:
            "Hataların giderilmesi ve Platform’un iyileştirilmesi; bunun için olabildiğince toplulaştırılmış veya anonimleştirilmiş veri kullanılır (m. 5/2-f).",
          "Hukuki yükümlülükler":
            "Mevzuatın saklanmasını zorunlu kıldığı kayıtların tutulması, hesap silme taleplerinin yerine getirilmesi ve belgelenmesi, yetkili mercilerin usulüne uygun taleplerinin karşılanması, bir hakkın tesisi, kullanılması veya korunması (m. 5/2-ç ve 5/2-e).",
          "İnternet sitesinde ölçüm":
            "Sitenin ve tanıtımların ne kadar işe yaradığının ölçülmesi; yalnız ziyaretçinin açık rızasıyla (m. 5/1).",
        }),
        "Veriler bu amaçlarla bağdaşmayan başka bir amaçla işlenmez. Yeni bir amaç doğarsa Kullanıcı önceden bilgilendirilir; gerektiğinde açık rızası istenir.",
      ],
    },
    {
      id: "paylasim-ve-saklama",
      title: "Verilerin paylaşılması ve saklanması",
      blocks: [
        "Kullanıcıların hesap, profil, etkileşim ve içerik verileri hiçbir zaman ticari amaçla paylaşılmaz: satılmaz, kiralanmaz, reklam verenlere veya veri simsarlarına verilmez.",
        "İşleten bu verileri, yedekleriyle birlikte, Türkiye’de bulunan sunucularda şifrelenmiş olarak barındırır. Fotoğraf ve video dosyaları merkeziyetsiz depolama ağında tutulur; bu dosyaları hesapla ilişkilendiren bağlantı kimlikleri Türkiye’deki sunuculardan çıkmaz.",
        "Kişisel veriler yalnız şu hâllerde ve gerektiği ölçüde üçüncü kişilere aktarılır:",
        list(
          "yetkili adli ve idari mercilerin, kanuna dayanan ve usulüne uygun taleplerinin karşılanması;",
          "Kullanıcı’nın kendi talebiyle yapılan aktarımlar, örneğin bir bilet için etkinliği düzenleyene gerekli bilginin verilmesi;",
          "bilet sayfasında ziyaretçinin kendi seçtiği aktarımlar: “Google Cüzdan’a ekle” düğmesine basıldığında biletin ve kodunun Google’a, Google Takvim veya bir harita bağlantısına dokunulduğunda yalnız etkinliğin bilgilerinin o hizmete verilmesi. “Apple Cüzdan’a ekle” ve “Takvime ekle” düğmeleri cihaza bir dosya indirir;",
          "gönderi sayfasında ziyaretçinin kendi seçtiği aktarım: gönderinin altındaki “Google ile çevir” bağlantısına basıldığında, herkese açık olan gönderi metninin Google Çeviri’ye verilmesi. Basılmadıkça Google’a hiçbir şey iletilmez;",
          "barındırma gibi teknik hizmetleri İşleten adına, onun talimatıyla ve gizlilik yükümlülüğü altında yürüten veri işleyenler;",
          "bu internet sitesinde açık rıza verilmişse, 2. bölümde anlatılan ölçüm verilerinin Google’a ve Meta’ya iletilmesi. Bu veriler hesap bilgisi içermez ve karşılığında bedel alınmaz. Bu şirketler yurt dışında bulunduğundan aktarımda Kanun’un 9. maddesindeki şartlara uyulur.",
        ),
        "Kullanıcı’nın herkese açık olarak paylaştığı içerik ve profil bilgileri, bağlantısını açan herkes tarafından görülebilir. Bilet sayfaları yalnız bağlantısını bilenlere açıktır; bağlantının kendisi bilet yerine geçtiğinden güvenilmeyen kişilerle paylaşılmamalıdır.",
        "Veriler, hesap açık kaldığı ve işlenme amacı sürdüğü müddetçe saklanır. Mevzuat gereği saklanması zorunlu kayıtlar, başka hiçbir amaçla kullanılmaksızın yalnız kanuni süreleri boyunca tutulur; süre dolduğunda silinir, yok edilir veya anonim hâle getirilir.",
        heading("hesap-silinince", "Hesap silindiğinde"),
        `Hesap, ${deletionPage}nda gösterilen yollarla silinir. Sayfadaki form kullanıldığında profil ve içerikler hemen gizlenir. Fotoğraf ve video dosyaları, silinene kadar, adreslerini bilenlerce açılabilir. Hesap, formda belirtilen bekleme süresinin sonunda kalıcı olarak silinir. O güne kadar silmeden vazgeçilebilir. Önbelleklerdeki kopyalar kısa bir süre daha görülebilir. Başkalarının cihazlarında, sohbet uygulamalarında veya arama motorlarında önceden oluşmuş kopyalar İşleten’in denetiminde değildir.`,
        {
          kind: "table",
          head: ["Veri", "Hesap silindiğinde"],
          rows: Object.values(deletionRows),
        },
        "Form gönderildiğinde talep numarasını, tarihleri ve vazgeçme bağlantısını içeren bir talep özeti gösterilir; özet, hesabın e-posta adresine de gönderilebilir. Bağlantının kendisi değil, yalnız geri döndürülemeyen özeti saklanır. Bağlantıyı bilen herkes hesabı geri getirebileceğinden bağlantı kimseyle paylaşılmamalıdır. Aynı ağdan gönderilebilecek formların ve bir hesap için denenebilecek şifrelerin sayısı sınırlıdır.",
        heading("bildirimler", "Bildirim ve itirazlar"),
        `İçerik bildiren, bir karara itiraz eden veya bilgi isteyen kişinin ${reportForm}na yazdıkları yalnız bildirimin karara bağlanması, kişiye yanıt verilmesi ve hukuki yükümlülüklerin yerine getirilmesi için işlenir (m. 5/2-ç, 5/2-e ve 5/2-f). Kanuni bir zorunluluk olmadıkça bildirenin kim olduğu, içeriği paylaşana İşleten tarafından söylenmez.`,
        {
          kind: "table",
          head: ["Veri", "Saklanması"],
          rows: Object.entries(reportRows),
        },
      ],
    },
    {
      id: "kullanici-haklari",
      title: "Kullanıcı hakları",
      blocks: [
        "Kullanıcı, dilediği zaman:",
        list(
          `profilini gerekçe göstermeksizin kalıcı olarak silebilir (${deletionPage});`,
          "profilini gerekçe göstermeksizin dondurabilir; dondurulan profil başkalarına gösterilmez, veriler silinmez ve profil yeniden açılabilir;",
          `paylaştığı içeriklerin tümünü uygulamadan silebilir veya bunların ${reportForm}yla silinmesini isteyebilir;`,
          `hakkında verilen moderasyon kararlarına itiraz edebilir (${reportForm});`,
          `verilerinin nasıl işlendiği ve hakkında verilen kararların gerekçesi konusunda açık ve anlaşılır bilgi alabilir (${reportForm}).`,
        ),
        heading("kanuni-haklar", "Kanun’un 11. maddesindeki haklar"),
        "Herkes, veri sorumlusuna başvurarak kendisiyle ilgili:",
        list(
          "kişisel veri işlenip işlenmediğini öğrenme;",
          "kişisel verileri işlenmişse buna ilişkin bilgi talep etme;",
          "kişisel verilerin işlenme amacını ve bunların amacına uygun kullanılıp kullanılmadığını öğrenme;",
          "yurt içinde veya yurt dışında kişisel verilerin aktarıldığı üçüncü kişileri bilme;",
          "kişisel verilerin eksik veya yanlış işlenmiş olması hâlinde bunların düzeltilmesini isteme;",
          "Kanun’un 7. maddesindeki şartlar çerçevesinde kişisel verilerin silinmesini veya yok edilmesini isteme;",
          "düzeltme, silme ve yok etme işlemlerinin, kişisel verilerin aktarıldığı üçüncü kişilere bildirilmesini isteme;",
          "işlenen verilerin münhasıran otomatik sistemler vasıtasıyla analiz edilmesi suretiyle kendisi aleyhine bir sonucun ortaya çıkmasına itiraz etme;",
          "kişisel verilerin kanuna aykırı olarak işlenmesi sebebiyle zarara uğraması hâlinde zararın giderilmesini talep etme",
        ),
        "haklarına sahiptir.",
        heading("basvuru", "Başvuru usulü"),
        `Başvurular, hesaba kayıtlı e-posta adresinden ${mail} adresine veya yazılı olarak yapılabilir. Başvuruda talebin konusu açıkça belirtilir. Kanun’un 13. maddesi uyarınca başvurular, talebin niteliğine göre en kısa sürede ve en geç otuz gün içinde ücretsiz olarak sonuçlandırılır; işlemin ayrıca bir maliyet gerektirmesi hâlinde yalnız Kişisel Verileri Koruma Kurulunca belirlenen tarifedeki ücret alınabilir.`,
        "Başvurusu reddedilen, verilen cevabı yetersiz bulan veya süresinde cevap alamayan kişi, cevabı öğrendiği tarihten itibaren otuz ve her hâlde başvuru tarihinden itibaren altmış gün içinde Kişisel Verileri Koruma Kuruluna şikâyette bulunabilir (m. 14).",
      ],
    },
    {
      id: "guvenlik-ve-moderasyon",
      title: "Güvenlik ve moderasyon",
      blocks: [
        heading("guvenlik", "Güvenlik"),
        "İşleten, kişisel verileri aktarılırken ve saklanırken şifreler; verilere erişimi görevi gereği ihtiyaç duyan kişilerle sınırlar ve kayıt altına alır. Verilerin kanuni olmayan yollarla başkalarınca elde edilmesi hâlinde durum, Kanun’un 12. maddesi uyarınca en kısa sürede ilgililere ve Kişisel Verileri Koruma Kuruluna bildirilir. Kullanıcı, şifresini gizli tutmakla ve hesabının izinsiz kullanıldığını fark ettiğinde bunu bildirmekle yükümlüdür.",
        heading("kullanim-kurallari", "Kullanım kuralları"),
        "İşleten, düşünce açıklamalarını dile getirdikleri görüş nedeniyle kısıtlamaz; kendisini bağlayan mahkeme ve resmî makam kararlarına uyar. Gönderilerin hukuki sorumluluğu paylaşana aittir. Platform’da şunlara izin verilmez:",
        list(...communityRules.map(({ tr }, index) => `${tr}${index + 1 < communityRules.length ? ";" : "."}`)),
        "Kullanıcı, paylaştığı içerik üzerindeki haklarını korur. Platform’a yalnız içeriği barındırmak, göstermek ve Kullanıcı’nın isteğiyle yaymak için gereken, bedelsiz ve içerik silindiğinde sona eren bir kullanım izni verir.",
        "Mavi tik, hesabın adını taşıdığı kişi veya kuruma ait olduğunun İşleten tarafından doğrulandığını gösterir. Hesapta yazılanların doğru olduğu anlamına gelmez.",
        heading("moderasyon", "Moderasyon"),
        "Moderasyonda yapay zekâ destekli araçlardan yararlanılır. Bu araçlar kurallara aykırı olabilecek içeriği işaretler; geliştirilmelerinde yalnız anonimleştirilmiş içerik örnekleri kullanılır. Kurallara aykırılık hâlinde, aykırılığın ağırlığıyla orantılı olarak içerik kısıtlanabilir veya kaldırılabilir, hesap geçici ya da kalıcı olarak kapatılabilir. Karar, gerekçesiyle birlikte Kullanıcı’ya bildirilir.",
        "Kullanıcı karara itiraz ettiğinde inceleme bir insan tarafından yapılır ve sonuç gerekçesiyle bildirilir. Haksız olduğu anlaşılan kısıtlama kaldırılır. Yedek yayın, içindeki görüş nedeniyle Platform dışından, bir mahkeme ya da resmî makam kararıyla kısıtlanan gönderiler içindir ve yasaların elverdiği ölçüde yapılır. İşleten’in hukuka veya bu kurallara aykırı olduğu için kısıtladığı ya da kaldırdığı içeriği ve kaldırılmasına karar verilen içeriği kapsamaz.",
      ],
    },
    {
      id: "uluslararasi-kullanim",
      title: "Uluslararası kullanım",
      blocks: [
        "Platform Türkiye’den işletilir. Yurt dışından kullanıldığında da hesap verileri Türkiye’deki sunucularda barındırılır ve bu metindeki güvenceler Kullanıcı’nın bulunduğu ülkeye bakılmaksızın uygulanır. Bulunulan ülkenin emredici kurallarından doğan haklar, Avrupa Birliği’nde Genel Veri Koruma Tüzüğü (GDPR) kapsamındaki haklar dâhil, saklıdır; bu haklar da 5. bölümdeki yolla kullanılabilir.",
        "Kullanıcı, Platform’u kullandığı ülkenin kurallarına uymakla yükümlüdür. İnternet sitesinin arayüzü birden çok dilde sunulur; bu metin yalnız Türkçe yayımlanır ve bağlayıcı olan bu metindir.",
        "Bu metne Türk hukuku uygulanır. Tüketicilerin, mevzuatın kendilerine tanıdığı mahkeme ve hakem heyetlerine başvurma hakkı saklıdır.",
      ],
    },
    {
      id: "iletisim",
      title: "İletişim",
      blocks: [
        "Bu metinle, kişisel verilerle ve kullanım koşullarıyla ilgili her türlü soru, başvuru ve itiraz için:",
        terms({
          "E-posta": mail,
          "İnternet sitesi": `[${host}](${brand.website})`,
          Şehir: brand.city,
        }),
      ],
    },
  ],
};
