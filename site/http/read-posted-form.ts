import type { PostedForm } from "#site/site-request.ts";

/** Parses a form. One that cannot be parsed has no fields. */
export async function readPostedForm({ contentType, bytes }: PostedForm): Promise<FormData> {
  const body = new Response(bytes, { headers: { "Content-Type": contentType } });
  return body.formData().catch(() => new FormData());
}
