/**
 * The product server's response cannot be used: too slow, too large, or in an encoding nobody accepted. The message
 * goes into the log, so it never contains the URL, which may be a ticket's credential.
 */
export class InvalidResponseError extends Error {}
