/**
 * Hands a link on: through the browser's share sheet where it has one, otherwise through the clipboard.
 *
 * @returns "failed" where the browser lets only the visitor copy
 */
export async function shareLink(url: string): Promise<"shared" | "copied" | "cancelled" | "failed"> {
  // Types say that every browser has it; desktop ones do not.
  if ("share" in navigator) {
    try {
      await navigator.share({ url });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "cancelled";
    }
  }
  return (await copyText(url)) ? "copied" : "failed";
}

/** @returns whether the browser has allowed it: there is no clipboard without TLS, and none where the visitor has forbidden it */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
