/** A page of the site as the demo content shows it. */
export interface SitePage {
  readonly name: string;
  readonly path: string;
  /** The status of the document; 200 where not said. */
  readonly status?: number;
  /** Its parts stand as on another page: with FailurePanel as on `not-found`, or as on a post with other content. */
  readonly likeAnother?: true;
}

const post = (number: number) => `/post/6f1b2c3d-000${number}-4a00-8000-00000000000${number}`;

/** Every page in every state worth testing; tests of all pages and the gallery use this list. */
export const everyPage: readonly SitePage[] = [
  { name: "landing", path: "/" },
  { name: "post-gallery", path: post(1) },
  { name: "post-video", path: post(2) },
  { name: "post-text", path: post(3) },
  { name: "post-other", path: post(4), likeAnother: true },
  { name: "post-empty", path: post(5), likeAnother: true },
  { name: "post-screenshot", path: "/post/6f1b2c3d-0101-4a00-8000-000000000101", likeAnother: true },
  { name: "post-missing", path: "/post/nobody-wrote-this", status: 404, likeAnother: true },
  { name: "profile", path: "/profile/6f1b2c3d-00a1-4a00-8000-0000000000a1" },
  { name: "profile-empty", path: "/profile/6f1b2c3d-00a2-4a00-8000-0000000000a2", likeAnother: true },
  { name: "profile-ordinary", path: "/profile/6f1b2c3d-01a4-4a00-8000-0000000001a4", likeAnother: true },
  { name: "profile-missing", path: "/profile/nobody", status: 404, likeAnother: true },
  {
    name: "ticket",
    path: "/ticket/bogazda-yaz-konseri/6f1b2c3d-00b1-4a00-8000-0000000000b1/6f1b2c3d-00c1-4a00-8000-0000000000c1",
  },
  {
    name: "ticket-poster",
    path: "/ticket/mahalle-kermesi/6f1b2c3d-00bb-4a00-8000-0000000000bb/6f1b2c3d-00ce-4a00-8000-0000000000ce",
    likeAnother: true,
  },
  { name: "ticket-missing", path: "/ticket/bogazda-yaz-konseri/none/none", status: 404, likeAnother: true },
  { name: "download", path: "/download" },
  { name: "delete-account", path: "/delete-account" },
  { name: "deletion-receipt-missing", path: "/delete-account/receipt", status: 404, likeAnother: true },
  { name: "cancel-link-missing", path: "/delete-account/cancel", status: 404, likeAnother: true },
  { name: "privacy-policy", path: "/privacy-policy" },
  { name: "community-rules", path: "/community-rules", likeAnother: true },
  { name: "child-safety", path: "/child-safety" },
  { name: "accessibility", path: "/accessibility", likeAnother: true },
  { name: "report", path: "/report" },
  { name: "report-receipt-missing", path: "/report/receipt", status: 404, likeAnother: true },
  { name: "report-status-missing", path: "/report/status", status: 404, likeAnother: true },
  { name: "confirm-report-missing", path: "/report/confirm", status: 404, likeAnother: true },
  { name: "not-found", path: "/no-such-page", status: 404 },
];

/** @throws where there is no page of this name */
export function pathOf(name: string): string {
  const page = everyPage.find((one) => one.name === name);
  if (!page) throw new Error(`every-page.ts has no page "${name}"`);
  return page.path;
}
