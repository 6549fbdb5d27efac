import { demoAccounts, demoPassword } from "#backend/seed/demo-accounts.ts";
import type { Environment } from "#server/config/environment.ts";
import { previewedPages, routes } from "#site/routes.ts";

/** Pages that need no product server. */
const ownPages = previewedPages
  .map((name) => ({ name: titleOf(name), path: routes[name].path }))
  .filter(({ path }) => !path.includes(":"));

/** Pages of the demo content (backend/seed/content.ndjson), whose ids are fixed. */
const demoPages = [
  { name: "Post with images", path: "/post/6f1b2c3d-0001-4a00-8000-000000000001" },
  { name: "Post with a video", path: "/post/6f1b2c3d-0002-4a00-8000-000000000002" },
  { name: "Profile", path: "/profile/6f1b2c3d-00a1-4a00-8000-0000000000a1" },
  { name: "Profile of few posts", path: "/profile/6f1b2c3d-01a4-4a00-8000-0000000001a4" },
  { name: "Post with a screenshot", path: "/post/6f1b2c3d-0101-4a00-8000-000000000101" },
  {
    name: "Ticket",
    path: "/ticket/bogazda-yaz-konseri/6f1b2c3d-00b1-4a00-8000-0000000000b1/6f1b2c3d-00c1-4a00-8000-0000000000c1",
  },
];

type Settings = Pick<Environment, "siteOrigin" | "apiOrigin" | "demoContent" | "asObserved">;

/** What `npm start` and `npm run dev` print once the site is ready: URLs to open. */
export function exampleUrls({ siteOrigin, apiOrigin, demoContent, asObserved }: Settings): string {
  const hasDemoPages = apiOrigin === undefined && demoContent;
  const pages = hasDemoPages ? [...ownPages, ...demoPages] : ownPages;
  const width = Math.max(...pages.map(({ name }) => name.length));
  const lines = pages.map(({ name, path }) => `  ${name.padEnd(width)}  ${siteOrigin}${path}`);
  const accounts = hasDemoPages && !asObserved ? accountLines(siteOrigin) : "";
  return `\nReady. Some pages to open:\n\n${lines.join("\n")}\n${accounts}\nCtrl-C stops the site.\n`;
}

/** "delete-account" → "Delete account" */
function titleOf(name: string): string {
  return name.replaceAll("-", " ").replace(/^./, (letter) => letter.toUpperCase());
}

function accountLines(siteOrigin: string): string {
  const lines = demoAccounts.map(({ name, email, profile }) => `  ${email} (${name})  ${siteOrigin}${profile}\n`);
  return `\nAccounts to delete, freeze or restore, password ${demoPassword}:\n\n${lines.join("")}`;
}
