import type { Film } from "../drawing/film.ts";
import { balloonsRising } from "./balloons-rising.ts";
import { ferryPassing } from "./ferry-passing.ts";
import { teaInTheRain } from "./tea-in-the-rain.ts";

export const films: readonly Film[] = [balloonsRising, ferryPassing, teaInTheRain];
