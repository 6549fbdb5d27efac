import { deletionFormTimeoutMs } from "#site/product-api/timeouts.ts";
import type { DeletionFormErrors } from "./read-deletion-form.ts";

/** What the form gets where it is sent with `fetch`: where to go on, or what is wrong. */
export type DeletionFormResponse = { readonly location: string } | { readonly errors: DeletionFormErrors };

/** Sends the form to the page that it stands on, as a browser without script would. Never rejects. */
export async function sendDeletionForm(action: string, form: FormData): Promise<DeletionFormResponse> {
  const body = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]));
  try {
    const response = await fetch(action, {
      method: "POST",
      headers: { Accept: "application/json" },
      body,
      signal: AbortSignal.timeout(deletionFormTimeoutMs),
    });
    const json: unknown = await response.json();
    if (isResponse(json)) return json;
  } catch {
    // No connection, or the response of something between this browser and the site.
  }
  return { errors: { form: "unavailable" } };
}

function isResponse(json: unknown): json is DeletionFormResponse {
  if (typeof json !== "object" || json === null) return false;
  if ("location" in json) return typeof json.location === "string";
  return "errors" in json && typeof json.errors === "object" && json.errors !== null;
}
