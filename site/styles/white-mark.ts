import mark from "#brand/mark.svg?raw";

/** The brand's mark in white: an SVG for grounds on which its own color has too little contrast. */
export const whiteMark = mark.replace(/fill="#[0-9a-f]+"/gi, 'fill="#ffffff"');
