/** What a search engine requires of a type, and every other property of schema.org that this site uses with it. */
interface TypeRule {
  readonly required: readonly string[];
  readonly known: readonly string[];
}

/** By schema.org and the requirements of Google's documentation for each rich result. */
const rules: Readonly<Record<string, TypeRule>> = {
  SocialMediaPosting: {
    required: ["author", "datePublished", "url", "image", "headline"],
    known: ["text", "inLanguage", "video", "commentCount", "interactionStatistic", "mainEntityOfPage"],
  },
  VideoObject: {
    required: ["name", "thumbnailUrl", "uploadDate", "contentUrl"],
    known: ["description", "embedUrl", "width", "height"],
  },
  Person: {
    required: ["name"],
    known: [
      "alternateName",
      "url",
      "identifier",
      "description",
      "image",
      "interactionStatistic",
      "agentInteractionStatistic",
    ],
  },
  ProfilePage: { required: ["mainEntity", "url"], known: ["primaryImageOfPage"] },
  Organization: { required: ["name", "url", "logo"], known: ["email"] },
  MobileApplication: {
    required: ["name", "offers", "operatingSystem", "applicationCategory"],
    known: ["description", "image", "url", "inLanguage", "installUrl", "publisher"],
  },
  Offer: { required: ["price", "priceCurrency"], known: [] },
  InteractionCounter: { required: ["interactionType", "userInteractionCount"], known: [] },
};

const urls = [
  "url",
  "image",
  "logo",
  "contentUrl",
  "embedUrl",
  "thumbnailUrl",
  "item",
  "installUrl",
  "interactionType",
];

/** @returns one line for each error in a JSON-LD value and all within it */
export function structuredDataErrors(value: unknown, place = "@graph"): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => structuredDataErrors(item, `${place}[${index}]`));
  if (typeof value !== "object" || value === null) return [];
  const item = value as Readonly<Record<string, unknown>>;
  const inner = Object.entries(item).flatMap(([name, content]) => structuredDataErrors(content, `${place}.${name}`));
  if (Object.keys(item).join() === "@id") return inner;
  const rule = rules[String(item["@type"])];
  if (!rule) return [`${place}: the type ${item["@type"]} is not used by this site`];
  const allowed = ["@type", "@id", ...rule.required, ...rule.known];
  return [
    ...inner,
    ...rule.required.filter((name) => item[name] === undefined).map((name) => `${place} lacks ${name}`),
    ...Object.keys(item).flatMap((name) => (allowed.includes(name) ? [] : [`${place}.${name} is not known`])),
    ...urls.flatMap((name) =>
      [item[name]]
        .flat()
        .filter((url) => url !== undefined && !/^https?:\/\//.test(String(url)))
        .map((url) => `${place}.${name} is not an absolute URL: ${url}`),
    ),
  ];
}
