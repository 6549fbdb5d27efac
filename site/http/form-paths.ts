/** The pages with a form that is posted to the page itself. All other pages take GET only. */
const formPaths = /^\/delete-account(\/cancel)?\/?$/;

/** @param path of the request target */
export function isFormPath(path: string): boolean {
  return formPaths.test(path);
}
