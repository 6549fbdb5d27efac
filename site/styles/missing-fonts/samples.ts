/**
 * A character of each script that the site's languages and their users write, besides the Latin and Cyrillic that
 * fonts.css serves, and an emoji. Every font for the script has it.
 */
export const samples = ["ب", "क", "中", "か", "한", "😀"] as const;

export type Sample = (typeof samples)[number];
