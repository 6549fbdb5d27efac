import { leadWhileAlone } from "./lead-while-alone.ts";

const dock = document.querySelector<HTMLElement>("[data-dock]");
if (dock) leadWhileAlone(dock, document.querySelectorAll("[data-first-action]"));
