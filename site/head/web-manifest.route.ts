import { defineEndpoint } from "#site/route-handlers.ts";
import { createWebManifest } from "./web-manifest.ts";

export const webManifest = defineEndpoint("web-manifest", () => ({
  status: 200,
  headers: { "Content-Type": "application/manifest+json" },
  cache: "static",
  body: JSON.stringify(createWebManifest()),
}));
