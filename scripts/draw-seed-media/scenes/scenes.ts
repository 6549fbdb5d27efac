import type { Scene } from "../drawing/scene.ts";
import { ferryAtDusk } from "./ferry-at-dusk.ts";
import { galataMoon } from "./galata-moon.ts";
import { teaByTheWindow } from "./tea-by-the-window.ts";
import { villageRoad } from "./village-road.ts";

export const scenes: readonly Scene[] = [ferryAtDusk, galataMoon, teaByTheWindow, villageRoad];
