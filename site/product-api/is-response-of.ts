import { parseRecord } from "./parse-fields.ts";

/**
 * Whether JSON is a response of one of the four calls (specification, section 7), with data or with a place for them
 * that is empty. Anything else, such as `{"error": …}` with a 200 during maintenance, says nothing about the post or
 * the profile, and must not be taken for "there is none".
 *
 * @param call as site/product-api/product-api.ts names it. Tickets have no fixed place (./parse-ticket.ts), so every
 *   response of theirs passes.
 */
export function isResponseOf(call: string, json: unknown): boolean {
  const result = parseRecord(json)?.result;
  const data = parseRecord(result)?.data;
  switch (call) {
    case "public/users/posts":
      return Array.isArray(result) || Array.isArray(data);
    case "public/post":
    case "public/users":
      // PHP writes an object without fields as an empty list.
      return (
        parseRecord(result) !== undefined && (data == null || isEmptyList(data) || parseRecord(data) !== undefined)
      );
    default:
      return true;
  }
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
