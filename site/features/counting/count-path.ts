/** The one path of the site that takes a POST, apart from the schemas, which are not for the browser. */
export const countPath = "/count";
