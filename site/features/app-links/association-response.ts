import type { SiteResponse } from "#site/site-response.ts";

/** The association as Apple and Google require it: JSON without a redirect; 404 while there is no app. */
export function associationResponse(association: object | undefined): SiteResponse {
  if (!association) return { status: 404, headers: {}, cache: "absent", body: undefined };
  return {
    status: 200,
    headers: { "Content-Type": "application/json" },
    cache: "static",
    body: JSON.stringify(association),
  };
}
