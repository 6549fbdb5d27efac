/** The page is first seen in the system's letters (put-on-web-font.ts). Without script the browser sees to its fonts. */
document.documentElement.dataset.plain = "";
