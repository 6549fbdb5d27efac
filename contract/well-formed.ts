/** Half of a pair: what has no code outside JavaScript. */
const surrogate = /\p{Cs}/u;
const surrogates = /\p{Cs}/gu;

/** `String.prototype.isWellFormed`, which the language has since ES2024 only. */
export function isWellFormed(text: string): boolean {
  return !surrogate.test(text);
}

/** `String.prototype.toWellFormed`: each half of a character becomes U+FFFD. */
export function toWellFormed(text: string): string {
  return text.replace(surrogates, "\ufffd");
}
