import { animateScene } from "./animate-scene.ts";

const scene = document.querySelector<HTMLElement>("[data-scene]");
if (scene) animateScene(scene);
