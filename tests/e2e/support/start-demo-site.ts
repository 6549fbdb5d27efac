import seedOnce from "./seed-once.ts";
import { startSite } from "./start-site.ts";

/**
 * Called once, before all tests: those that only read the demo content share one site, whose pages are
 * rendered and whose images are resized once for all of them.
 */
export default async function startDemoSite(): Promise<() => Promise<void>> {
  const removeSeed = await seedOnce();
  const site = await startSite({ LOG_LEVEL: "silent" });
  process.env.DEMO_SITE_ORIGIN = site.origin;
  return async () => {
    await site.stop();
    await removeSeed();
  };
}
