/** Takes the counts that the browser posts. In a file of its own, since the schemas are not for the browser. */
export const countPath = "/count";
