/** The pages with a form that is posted to the page itself. All other pages take GET only. */
const formPaths = /^\/delete-account(\/cancel)?\/?$/;

/** @param path of the request target */
export function isFormPath(path: string): boolean {
  return formPaths.test(path);
}

/**
 * Whether the page of a form sends no referrer, because its URL has a secret. The form has it, too: nobody else can send
 * it.
 *
 * @param target path and query
 */
export function isFormWithSecret(target: string): boolean {
  return /^\/delete-account\/cancel\/?(\?|$)/.test(target);
}
