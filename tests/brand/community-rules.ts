import type { communityRules as rulesOfOwner } from "../../brand/community-rules.ts";

export const communityRules: typeof rulesOfOwner = [
  { tr: "gölgede yer kapma", en: "taking all of the shade" },
  { tr: "ağaca kazınan yazılar", en: "carving words into the tree" },
];
