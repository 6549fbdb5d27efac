// Imports point one way (README.md has the map). `npm run check:imports` fails on any that points another way.

/** A rule that every import keeps: `from` some files there is none `to` others. */
const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

const notTests = (path) => ({ path, pathNot: "[.](test|harness)[.]tsx?$" });

/** A folder that imports only what matches `allowed`, of everything in this repository. Tests may import more. */
const importsOnly = (name, folder, allowed, comment) =>
  rule(name, comment, notTests(`^${folder}/`), {
    path: "^(backend|benchmarks|brand|contract|locales|commands|scripts|server|site|statistics|tests)/",
    pathNot: allowed,
  });

/** Of site/, a folder that imports only these of its folders and files, beside its own. */
const layer = (folder, allowed, comment) =>
  rule(`${folder}-layer`, comment, notTests(`^site/${folder}/`), {
    path: "^site/",
    pathNot: [`^site/${folder}/`, ...allowed.map((path) => `^site/${path}`)],
  });

/** The table of routes, and the plain types that pages, endpoints and the server share. */
const contextTypes =
  "(page|routes|trackers|route-handlers|site-request|site-response|site-settings|ticket-secrets|assets)[.]ts$";

/**
 * The folders of server/, from the lowest up, with the folders that each may import beside those of the line before it.
 * web/ is the way of a request; what stands in server/ itself wires everything.
 */
const serverLayers = [
  ["config", "disk"],
  ["http"],
  ["calls", "files", "mail", "observability"],
  ["account-deletion", "cache", "counts", "images", "reports", "tickets"],
  ["product-server"],
  ["web"],
];

const serverRules = serverLayers.flatMap((folders, height) =>
  folders.map((folder) =>
    rule(
      `server-${folder}-layer`,
      "In server/, imports point down: to lower layers, never to a neighbor (serverLayers).",
      notTests(`^server/${folder}/`),
      { path: "^server/", pathNot: `^server/(${[folder, ...serverLayers.slice(0, height).flat()].join("|")})/` },
    ),
  ),
);

/** Which features a feature may build on. One that is not listed imports none. */
const featureImports = {
  "account-deletion": ["forms", "preview-images", "private-request"],
  analytics: ["consent", "download-overlay", "ticket"],
  "app-links": ["in-app-browser", "store-links"],
  counting: ["in-app-browser", "store-links", "ticket"],
  download: ["in-app-browser", "store-links"],
  "download-overlay": ["store-links"],
  embed: ["post", "profile", "report"],
  feeds: ["profile"],
  "in-app-browser": ["store-links"],
  "legal-pages": ["preview-images"],
  landing: ["download-overlay", "preview-images", "site-frame", "store-links"],
  post: ["preview-images", "report", "sharing", "site-frame", "store-links", "withheld"],
  profile: ["preview-images", "report", "sharing", "site-frame", "store-links", "withheld"],
  "private-request": ["forms"],
  report: ["forms", "preview-images", "private-request"],
  "site-frame": ["store-links"],
  ticket: ["in-app-browser", "preview-images", "report", "sharing", "site-frame"],
  withheld: ["report"],
};

const featureRules = [
  rule(
    "features-stand-beside-each-other",
    "A feature imports no other feature, except as featureImports says. What two share belongs to a layer below.",
    { path: "^site/features/([^/]+)/", pathNot: `^site/features/(${Object.keys(featureImports).join("|")})/` },
    { path: "^site/features/", pathNot: "^site/features/$1/" },
  ),
  ...Object.entries(featureImports).map(([feature, allowed]) =>
    rule(
      `${feature}-imports-listed-features`,
      "Add a feature to featureImports where this one must build on it.",
      notTests(`^site/features/${feature}/`),
      { path: "^site/features/", pathNot: `^site/features/(${[feature, ...allowed].join("|")})/` },
    ),
  ),
];

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    importsOnly("contract-stands-alone", "contract", "^contract/", "The contract imports nothing of the project."),
    rule(
      "contract-needs-only-zod",
      "A reader of the contract needs the schema library and nothing else.",
      { path: "^contract/", pathNot: "[.](test|harness)[.]ts$" },
      { dependencyTypesNot: ["local", "aliased-subpath-import"], pathNot: "^node_modules/zod/" },
    ),
    importsOnly("brand-stands-alone", "brand", "^brand/", "An owner replaces brand/ without knowing the code."),
    importsOnly("locales-stand-alone", "locales", "^(locales|brand)/", "Messages know no code."),
    importsOnly(
      "backend-knows-the-contract",
      "backend",
      "^(backend|contract)/",
      "Any server that keeps the contract can replace the embedded product server.",
    ),
    importsOnly(
      "site-knows-no-server",
      "site",
      "^(site|contract|locales|brand)/",
      "The site runs on any server and any product server.",
    ),
    importsOnly(
      "server-wires-site-and-backend",
      "server",
      "^(server|site|backend|contract|locales|brand)/",
      "The process needs no script and no test.",
    ),
    importsOnly(
      "statistics-read-what-was-counted",
      "statistics",
      "^(statistics|locales|brand|server/(config|counts/store|mail)|site/styles)/|^commands/(command-line|expect-database|terminal-text)[.]ts$|^site/(routes[.]ts|features/(counting/count-labels|store-links/(detect-phone|store-urls|verbs))[.]ts)$",
      "A command beside the server. No page of it is served, so nothing imports it.",
    ),
    importsOnly(
      "commands-work-on-the-database",
      "commands",
      "^(brand|commands|backend|contract|locales|server/(config|counts/store))/|^site/features/(report/report-mail|ticket/wallets/wallet-offer)[.]ts$",
      "They run beside the site, in a process of their own.",
    ),
    importsOnly(
      "tests-use-the-running-site",
      "tests",
      "^(tests|contract|locales|brand|backend/(seed|content)|site/i18n|scripts)/|^server/(config/dist-name|broken-site[.]harness)[.]ts$|^site/build/newer-features[.]harness[.]ts$",
      "Journeys see the site from outside.",
    ),
    rule(
      "server-sees-the-site-by-its-edges",
      "The server loads the built site and gives it its settings and the product API. Beside that it shares types, colors, and rules of URLs, headers, locales and counting with it.",
      { path: "^server/", pathNot: "[.](test|harness)[.]ts$" },
      {
        path: "^site/",
        pathNot: [
          "^site/((as-observed|page|routes|site|site-request|site-response|site-settings|ticket-secrets|build/read-assets)[.]ts)$",
          "^site/features/(account-deletion/receipt-mail|report/report-mail|counting/(count-event|count-labels)|store-links/(campaign|detect-phone|store-context))[.]ts$",
          "^site/features/preview-images/(preview-images[.]ts|create-card-renderer[.]tsx)$",
          "^site/http/(cache-policies|cache-tags|define-routes|html-headers|is-crawler|wait-for-data-url)[.]ts$",
          "^site/i18n/locale/(link|match-locale)[.]ts$",
          "^site/images/(image-url|learn-images|load-image|signed-image)[.]ts$",
          "^site/product-api/",
          "^site/styles/brand-colors[.]ts$",
        ],
      },
    ),

    ...serverRules,

    // The layers of site/, from the lowest up.
    layer("styles", [], "Tokens and base rules import nothing."),
    layer("i18n", [], "Messages, formats and locales know nothing of the site."),
    layer("images", [], "URLs of resized images."),
    layer("product-api", [], "The client of the product server knows no page."),
    layer("http", ["product-api/", contextTypes], "Cache policies, statuses and URLs know no page."),
    layer(
      "components",
      ["images/", "styles/"],
      "A component knows no feature and no messages: texts come as props. It fetches nothing.",
    ),
    layer(
      "islands",
      [
        ...["components/", "i18n/", "styles/", contextTypes, "features/[^/]+/.+[.]tsx$"],
        "http/wait-for-data-url[.]ts$", // of the script of a page in its loading state
        "head/no-script[.]ts$", // of a page or an island that fails
        // By which client-entry.ts knows what to start beside the islands.
        "features/(in-app-browser/detect-in-app-browser|store-links/detect-phone)[.]ts$",
      ],
      "Islands in general; client-islands.ts lists the features' own.",
    ),
    rule(
      "islands-know-no-feature",
      "Only the list of islands does, and the entry, which starts the help for in-app browsers, and the way into the app.",
      { path: "^site/islands/", pathNot: "^site/islands/client-(islands|entry)[.]ts$|[.]test[.]tsx?$" },
      { path: "^site/features/" },
    ),
    layer(
      "head",
      ["i18n/", "http/", "styles/", "features/(app-links|embed|feeds|store-links)/", contextTypes],
      "What a page says about itself; links to its feeds, its embed and the app come from those features.",
    ),
    layer(
      "features",
      ["components/", "head/", "http/", "i18n/", "images/", "islands/", "product-api/", "styles/", contextTypes],
      "A page puts a feature into the document, never the other way round.",
    ),
    ...featureRules,
    rule(
      "pages-are-entries",
      "app.tsx finds them by their file names; nothing imports them.",
      { path: "^site/", pathNot: "^site/pages/|[.]test[.]tsx?$" },
      { path: "^site/pages/" },
    ),
    layer(
      "build",
      ["assets[.]ts$", "page[.]ts$", "routes[.]ts$", "styles/"],
      "Code that runs in Node at build and at start, not in pages.",
    ),
    rule(
      "build-is-not-in-pages",
      "Pages get what the build has made through Assets.",
      { path: "^site/", pathNot: "^site/build/|[.]test[.]tsx?$" },
      { path: "^site/build/" },
    ),

    rule(
      "no-tests-in-production",
      "The gallery and the benchmarks start the site as the tests do, and visit the same pages.",
      {
        pathNot: "[.](test|spec)[.]tsx?$|^tests/|^benchmarks/|^scripts/gallery[.]ts$",
      },
      { path: "[.](test|spec)[.]tsx?$|^tests/" },
    ),
    rule(
      "no-development-packages-in-production",
      "`npm ci --omit=dev` must leave a working server.",
      {
        path: "^(backend|contract|locales|brand|server)/",
        pathNot: "[.](test|harness)[.]tsx?$|/test-[^/]+[.]ts$",
      },
      { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
    ),
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    rule(
      "no-unresolvable",
      "The queries are those of vite.config.ts.",
      {},
      { couldNotResolve: true, pathNot: "[?](inline-script|responsive)$" },
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(dist|[.]data)/" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".d.ts"],
    },
  },
};
