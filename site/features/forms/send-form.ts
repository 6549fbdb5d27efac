/** What can be wrong with a form as a whole. */
export type FormFailure =
  | "unavailable"
  | "unconfirmed"
  | "offline"
  | { readonly retryAfterMinutes: number }
  | { readonly openAt: string };

/** What a form gets where it is sent with `fetch`: where to go on, or what is wrong. */
export type FormResponse<Errors> = { readonly location: string } | { readonly errors: Errors };

/**
 * Sends a form to the page that it stands on, as a browser without script would. Without a connection nothing goes out; once
 * something has, it may have arrived, whatever comes back.
 *
 * @returns never rejects
 * @throws at once, with nothing sent, in a browser that lacks what this takes
 */
export function sendForm<Errors extends { readonly form?: FormFailure }>(
  action: string,
  form: FormData,
  timeoutMs: number,
): Promise<FormResponse<Errors>> {
  const failure: FormFailure = navigator.onLine === false ? "offline" : "unconfirmed";
  // No connection, or the response of something between this browser and the site.
  const failed = { errors: { form: failure } as Errors };
  return fetch(action, {
    method: "POST",
    headers: { Accept: "application/json" },
    body: new URLSearchParams([...form].map(([name, value]) => [name, String(value)])),
    signal: AbortSignal.timeout?.(timeoutMs),
  })
    .then((response): Promise<unknown> => response.json())
    .then(
      (json) => (isResponse<Errors>(json) ? json : failed),
      () => failed,
    );
}

function isResponse<Errors>(json: unknown): json is FormResponse<Errors> {
  if (typeof json !== "object" || json === null) return false;
  if ("location" in json) return typeof json.location === "string";
  return "errors" in json && typeof json.errors === "object" && json.errors !== null;
}
