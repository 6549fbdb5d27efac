/** Code units of a text that are looked at: more add nothing, and a text may have 50,000. */
const sampleLength = 1000;

/** Parts that are written in no language: addresses, which end at punctuation outside ASCII, handles, hashtags. */
const addresses = /(?:https?:\/\/|www\.)(?:[!-~]|(?![\s\p{P}])[^\0-\x7f])+/giu;
const tags = /[@#＠＃][\p{L}\p{M}\p{N}_.\u200c\u200d]*/gu;

/**
 * All but letters and what stands within words: accents, apostrophes, the Persian zero-width non-joiner. Accents without
 * the selectors that make a character an emoji.
 */
const notLetters = /(?:[^\p{L}\p{Mn}\p{Mc}'’ʻʼ\u200c]|\p{Variation_Selector})+/gu;

/** The part of a text that its language is detected by. */
export function sampleOf(text: string): string {
  return text.slice(0, sampleLength);
}

/** The words of a text's beginning in lower case, separated by single spaces: no addresses, handles, tags, emoji, digits. */
export function readableLetters(text: string): string {
  return sampleOf(text)
    .replace(addresses, " ")
    .replace(tags, " ")
    .replace(notLetters, " ")
    .toLowerCase()
    .normalize("NFC")
    .trim();
}
