import { heading, list, terms } from "../../brand/legal-text.ts";
import type { LegalDocument } from "../../brand/privacy-policy.ts";
import { brand } from "./brand.ts";
import { communityRules } from "./community-rules.ts";

const paragraphs = Array.from({ length: 8 }, (_, index) => `Çınarın gölgesi ${index + 1}. kez anlatılır. `.repeat(12));

/** Five sections, with one of each kind of block. */
export const privacyPolicy: LegalDocument = {
  title: "Çınarın Altındaki Veriler",
  effectiveLabel: "Geçerli",
  updatedLabel: "Değişti",
  contactLabel: "Adres",
  effective: "03.02.2027",
  updated: "04.03.2027",
  contentsTitle: "Başlıklar",
  sections: [
    { id: "golge", title: "Gölge", blocks: paragraphs },
    {
      id: "defterler",
      title: "Defterler",
      blocks: [
        heading("cerezler", "Çerezler"),
        {
          kind: "table",
          head: ["Ad", "Tür", "Amaç"],
          rows: [["lng", "Çerez", "Seçilen dil"]],
          ofNames: true,
        },
        ...paragraphs,
      ],
    },
    {
      id: "haklar",
      title: "Haklar",
      blocks: ["Hesap [silme sayfasından](/delete-account) silinir.", ...paragraphs],
    },
    { id: "kurallar", title: "Kurallar", blocks: [list(...communityRules.map(({ tr }) => tr)), ...paragraphs] },
    {
      id: "adres",
      title: "Adres",
      blocks: [
        terms({
          "E-posta": `[${brand.contactEmail}](mailto:${brand.contactEmail})`,
          Şehir: brand.city,
        }),
      ],
    },
  ],
};
