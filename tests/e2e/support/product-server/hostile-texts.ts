/** What visitors may write to break a page, its head or a preview image, with a name for each. */
export const hostileTexts = [
  ["closing the script", "</script><script>alert(1)</script><!-- \" ' > ]]>"],
  ["opening a comment", "<!--<script>"],
  ["reversing the direction", "\u202eters yazı\u2066 \u2067 son"],
  ["100,000 characters", `${"Uzun bir söz. ".repeat(7143)}`],
  ["one endless word", "ş".repeat(100_000)],
  ["a pile of accents", `a${"\u0301".repeat(50_000)}`],
  ["a pile of accents on each letter", `a${"\u0301".repeat(40)}`.repeat(2500)],
  ["half a character", "söz \ud83d senin \udc00"],
  ["line separators", "bir\u2028iki\u2029üç\u0000dört"],
  ["nothing visible", "\u200b\u200f\u2060"],
  ["every letter with seven accents", `s${"\u0303".repeat(7)}`.repeat(2000)],
] as const;
