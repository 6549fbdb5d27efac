import { keepTyped } from "./keep-typed.ts";

const form = document.querySelector<HTMLFormElement>("main form[method=post]");
if (form) keepTyped(document, form);
