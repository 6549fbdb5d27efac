/**
 * `<html>` and islands have this attribute where no script works: their styles are those of a page without script
 * (`:where([data-no-script])` in CSS). The HTML has it from the start; the script in the head takes it away
 * (expect-script.ts).
 */
export const noScript = "data-no-script";
