// The one direction of imports. `npm run check:imports` fails on anything that points another way.
const allowedOnly = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: "error",
  from: { path: from, pathNot: "[.]test[.]tsx?$" },
  to: { path: "^(backend|brand|contract|locales|scripts|server|site|tests)/", pathNot: allowed },
});

/** Features that other features may build on. */
const sharedFeatures = "store-links|sharing|page-actions|share-pictures|site-frame";

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    allowedOnly("contract-stands-alone", "^contract/", "^contract/", "The contract imports nothing of the project."),
    {
      name: "contract-needs-only-zod",
      comment: "Whoever reads the contract needs the schema library and nothing else.",
      severity: "error",
      from: { path: "^contract/", pathNot: "[.]test[.]ts$" },
      to: { dependencyTypesNot: ["local", "aliased-subpath-import"], pathNot: "^node_modules/zod/" },
    },
    allowedOnly("brand-stands-alone", "^brand/", "^brand/", "An owner replaces brand/ without knowing the code."),
    allowedOnly("locales-stand-alone", "^locales/", "^(locales|brand)/", "Texts know no code."),
    allowedOnly(
      "backend-knows-the-contract",
      "^backend/",
      "^(backend|contract)/",
      "The embedded product server could be another's.",
    ),
    allowedOnly(
      "site-knows-no-server",
      "^site/",
      "^(site|contract|locales|brand)/",
      "The site runs on any server and any product server.",
    ),
    allowedOnly(
      "server-wires-site-and-backend",
      "^server/",
      "^(server|site|backend|contract|locales|brand)/",
      "The process knows no script.",
    ),
    allowedOnly(
      "tests-use-the-running-site",
      "^tests/",
      "^(tests|contract|locales|brand|backend/(seed|content)|site/i18n|scripts)/",
      "Journeys look at the site from outside.",
    ),
    {
      name: "server-sees-the-site-by-its-edges",
      comment:
        "The server gives a page its settings and its way to the product server, and shares with it the shape of what travels through addresses, headers and counts; the page itself is built.",
      severity: "error",
      from: { path: "^server/", pathNot: "[.]test[.]ts$" },
      to: {
        path: "^site/",
        pathNot:
          "^site/(product-api/|pictures/|site-settings[.]ts$|env[.]d[.]ts$|build/|features/(counting/count-(event|path)|store-links/store-context)[.]ts$|http/(is-preview-robot|page-addresses|page-tags)[.]ts$|i18n/(match|resolve)-language[.]ts$)",
      },
    },
    {
      name: "features-stand-beside-each-other",
      comment: "What two features share belongs to ui/, i18n/, http/ or product-api/.",
      severity: "error",
      from: { path: "^site/features/([^/]+)/" },
      to: { path: "^site/features/", pathNot: `^site/features/($1|${sharedFeatures})/` },
    },
    {
      name: "shared-pieces-know-no-feature",
      comment: "ui, i18n, product-api, http and structured-data serve every feature.",
      severity: "error",
      from: { path: "^site/(ui|i18n|product-api|pictures|http|structured-data|build)/" },
      to: { path: "^site/(features|layouts|pages)/" },
    },
    {
      name: "ui-gets-everything-as-props",
      comment: "A piece of ui shows what it is given: no fetching, no answering.",
      severity: "error",
      from: { path: "^site/ui/" },
      to: { path: "^site/(product-api|http|middleware|layouts)" },
    },
    {
      name: "product-api-knows-no-page",
      severity: "error",
      from: { path: "^site/(product-api|i18n)/" },
      to: { path: "^site/(ui|http|layouts)/" },
    },
    {
      name: "features-know-no-page-and-no-shell",
      comment: "A page puts a feature into the document, never the other way round. Its Head is a plain type.",
      severity: "error",
      from: { path: "^site/features/" },
      to: { path: "^site/(pages|layouts)/", pathNot: "^site/layouts/head[.]ts$" },
    },
    {
      name: "pages-are-entries",
      severity: "error",
      from: { path: "^site/", pathNot: "^site/pages/" },
      to: { path: "^site/pages/" },
    },
    {
      name: "no-tests-in-production",
      comment:
        "The gallery photographs the pages that the browser tests go through, and benchmarks measure them, on the server they start.",
      severity: "error",
      from: { pathNot: "[.](test|spec)[.]tsx?$|^tests/|^benchmarks/|^scripts/gallery(-share-pictures)?[.]ts$" },
      to: { path: "[.](test|spec)[.]tsx?$|^tests/" },
    },
    {
      name: "no-development-packages-in-production",
      comment: "`npm ci --omit=dev` must leave a working server.",
      severity: "error",
      from: {
        path: "^(backend|contract|locales|brand|server)/",
        pathNot: "[.](test|harness)[.]tsx?$|/test-[^/]+[.]ts$",
      },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
    },
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "no-unresolvable",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^astro:|[?](inline-script|picture)$" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(dist|[.]astro|[.]data)/" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".d.ts"],
    },
  },
};
