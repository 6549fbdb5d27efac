import type { Film } from "../drawing/film.ts";
import { ferryPassing } from "./ferry-passing.ts";

export const films: readonly Film[] = [ferryPassing];
