/** An answer that is not taken. Its message says why, and holds nothing of the address: it goes into the log. */
export class InvalidResponseError extends Error {}
