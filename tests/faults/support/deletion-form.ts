/** The password of every account in fault tests, and of the demo account. */
const password = "meydan-deneme-2026";

let senders = 0;

/**
 * Posts the form of account deletion, each time from another address (the site must have
 * `TRUSTED_PROXIES=127.0.0.1`), so that no limit of addresses is met.
 *
 * @returns the status; 303 acknowledges the request, 0 means that no answer came
 */
export async function postDeletionForm(
  origin: string,
  { email, action }: { readonly email: string; readonly action: "delete" | "freeze" | "restore" },
): Promise<number> {
  const sender = senders++;
  try {
    const response = await fetch(`${origin}/delete-account`, {
      method: "POST",
      redirect: "manual",
      headers: {
        Origin: origin,
        "X-Forwarded-For": `10.${(sender >> 16) & 255}.${(sender >> 8) & 255}.${sender & 255}`,
      },
      body: new URLSearchParams({ email, password, action, confirm: "yes" }),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}
