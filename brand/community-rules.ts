/** One rule, as an item of a list: without a capital letter and a full stop. */
interface CommunityRule {
  readonly tr: string;
  readonly en: string;
}

/**
 * What is not allowed, for the legal text and the page of the rules, which numbers them: decisions on reports name the
 * numbers, so append new ones. A draft: an owner has it reviewed by a lawyer.
 */
export const communityRules: readonly CommunityRule[] = [
  {
    tr: "kanunun suç saydığı içerikler, şiddete ve nefrete çağrı, çocukların istismarı",
    en: "criminal content, calls for violence or hatred, and child abuse",
  },
  {
    tr: "başkasının kişisel verilerinin veya özel görüntülerinin rızası olmadan paylaşılması",
    en: "sharing someone’s personal data or private pictures without their consent",
  },
  {
    tr: "tehdit, ısrarlı takip ve hedef göstererek taciz",
    en: "threats, stalking, and inciting others to harass someone",
  },
  { tr: "başka bir kişi veya kurum gibi davranma", en: "impersonating another person or organization" },
  {
    tr: "telif hakkı başkasına ait içeriklerin izinsiz yayımlanması",
    en: "publishing the copyrighted work of others without permission",
  },
  {
    tr: "zararlı yazılım, istenmeyen toplu gönderi ve etkileşim sayılarını otomatik araçlarla şişirme",
    en: "malware, spam, and inflating engagement by automated means",
  },
];
