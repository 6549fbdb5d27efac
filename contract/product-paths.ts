/**
 * The paths of the product API (specification, section 7). `ticketSucces` is the API's own spelling. Those without an id are
 * not in the specification.
 */
export const productPaths = {
  post: (uuid: string) => `/api/public/post/${encodeURIComponent(uuid)}`,
  user: (uuid: string) => `/api/public/users/${encodeURIComponent(uuid)}`,
  userPosts: (uuid: string) => `/api/public/users/posts/${encodeURIComponent(uuid)}`,
  ticket: (slug: string, packageUuid: string, ticketUuid: string) =>
    `/api/project/events/ticketSucces/${[slug, packageUuid, ticketUuid].map(encodeURIComponent).join("/")}`,
  accountDeletion: "/api/public/account-deletion",
  cancelAccountDeletion: "/api/public/account-deletion/cancel",
  reports: "/api/public/reports",
  objectToDecision: "/api/public/reports/objection",
  confirmReport: "/api/public/reports/confirm",
} as const;
