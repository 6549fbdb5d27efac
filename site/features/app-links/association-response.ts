import { cachePolicies } from "#site/http/cache-policies.ts";

/** The association as Apple and Google require it: JSON without a redirect; 404 while there is no app. */
export function associationResponse(association: object | undefined): Response {
  if (!association) return new Response(null, { status: 404, headers: { "Cache-Control": cachePolicies.absent } });
  return new Response(JSON.stringify(association), {
    headers: { "Content-Type": "application/json", "Cache-Control": cachePolicies.static },
  });
}
