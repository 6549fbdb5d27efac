import type { LegalPage, LegalPageName } from "../../brand/legal-pages.ts";
import { heading, list } from "../../brand/legal-text.ts";
import { brand } from "./brand.ts";
import { communityRules } from "./community-rules.ts";

export const legalPageLanguages = ["tr", "en"] as const;

type Language = (typeof legalPageLanguages)[number];

export const legalPageContents: Readonly<Record<Language, string>> = { tr: "İçindekiler", en: "Contents" };

const page = (title: string, id: string, ...blocks: LegalPage["blocks"]): LegalPage => ({
  title,
  lead: `${brand.name}: ${title}.`,
  blocks: [heading(id, title), ...blocks],
});
const rules = (language: Language) =>
  ({ kind: "list", items: communityRules.map((rule) => rule[language]), isNumbered: true }) as const;

export const legalPages: Readonly<Record<LegalPageName, Readonly<Record<Language, LegalPage>>>> = {
  "community-rules": {
    tr: page("Gölgenin kuralları", "kurallar", rules("tr"), "[Bildirim formu](/report)."),
    en: page("Rules of the shade", "rules", rules("en"), "[The form](/report)."),
  },
  "child-safety": {
    tr: page("Çocuklar gölgede", "cocuklar", list("Çocuklar korunur.")),
    en: page("Children in the shade", "children", list("Children are protected.")),
  },
  accessibility: {
    tr: page("Herkese gölge", "herkese", "Gölge herkesindir."),
    en: page("Shade for all", "all", "The shade is for everyone."),
  },
};
