import { startMeasurement } from "#site/features/analytics/start-measurement.ts";

// Runs on every page of a site with trackers: ConsentSettingsScript says which.
const settings = document.getElementById("consent-settings")?.textContent;
if (settings) startMeasurement(JSON.parse(settings));
