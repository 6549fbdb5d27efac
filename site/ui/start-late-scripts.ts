import { startLateScript } from "./start-late-script.ts";

for (const template of document.querySelectorAll<HTMLTemplateElement>("template[data-late-script]")) {
  startLateScript(template, (address) => import(address));
}
