import { emblems } from "../avatars/emblems.ts";
import { portraits } from "../avatars/portraits.ts";
import type { Scene } from "../drawing/scene.ts";
import { balconyMatch } from "./balcony-match.ts";
import { balloonsAtDawn } from "./balloons-at-dawn.ts";
import { bazaarLamps } from "./bazaar-lamps.ts";
import { bookshopWindow } from "./bookshop-window.ts";
import { bridgeFishers } from "./bridge-fishers.ts";
import { catOnWall } from "./cat-on-wall.ts";
import { coffeeAndLokum } from "./coffee-and-lokum.ts";
import { examDesk } from "./exam-desk.ts";
import { ferryAtDusk } from "./ferry-at-dusk.ts";
import { galataMoon } from "./galata-moon.ts";
import { glowingCove } from "./glowing-cove.ts";
import { islandTower } from "./island-tower.ts";
import { kidsFootball } from "./kids-football.ts";
import { lakeAndIsland } from "./lake-and-island.ts";
import { menemenTable } from "./menemen-table.ts";
import { minibusInRain } from "./minibus-in-rain.ts";
import { nightTrain } from "./night-train.ts";
import { oliveHarvest } from "./olive-harvest.ts";
import { openAirCinema } from "./open-air-cinema.ts";
import { pomegranates } from "./pomegranates.ts";
import { rooftopLaundry } from "./rooftop-laundry.ts";
import { shoreConcert } from "./shore-concert.ts";
import { simitCart } from "./simit-cart.ts";
import { soundBuilding } from "./sound-building.ts";
import { stoneOven } from "./stone-oven.ts";
import { stoneTown } from "./stone-town.ts";
import { stoveSide } from "./stove-side.ts";
import { streetConcert } from "./street-concert.ts";
import { sunflowers } from "./sunflowers.ts";
import { teaByTheWindow } from "./tea-by-the-window.ts";
import { teaTerraces } from "./tea-terraces.ts";
import { tramInSnow } from "./tram-in-snow.ts";
import { villageRoad } from "./village-road.ts";

export const scenes: readonly Scene[] = [
  balconyMatch,
  balloonsAtDawn,
  bazaarLamps,
  bookshopWindow,
  bridgeFishers,
  catOnWall,
  coffeeAndLokum,
  examDesk,
  ferryAtDusk,
  galataMoon,
  glowingCove,
  islandTower,
  kidsFootball,
  lakeAndIsland,
  menemenTable,
  minibusInRain,
  nightTrain,
  oliveHarvest,
  openAirCinema,
  pomegranates,
  rooftopLaundry,
  shoreConcert,
  simitCart,
  soundBuilding,
  stoneOven,
  stoneTown,
  stoveSide,
  streetConcert,
  sunflowers,
  teaByTheWindow,
  teaTerraces,
  tramInSnow,
  villageRoad,
  ...portraits,
  ...emblems,
];
