import type { TrackerId } from "#site/trackers.ts";
import type { StoreClick, Tracker } from "./tracker.ts";

interface Surroundings {
  /** Removes the cookies whose names match. */
  readonly clearCookies: (names: RegExp) => void;
  /** Whether a tracker has yet to report this visit, of which it is noted that it does. */
  readonly claimView: (reporter: TrackerId) => boolean;
  /** Reloads the page: the only way to stop a vendor's script that already runs. */
  readonly reload: () => void;
}

export interface Measurement {
  /** Brings the running trackers in line with what is allowed. May be called at any time. */
  apply(allowed: ReadonlySet<TrackerId>): void;
  reportStoreClick(click: StoreClick): void;
}

/** Starts what was allowed and nothing else, and stops what is no longer allowed. */
export function createMeasurement(
  trackers: readonly Tracker[],
  { clearCookies, claimView, reload }: Surroundings,
): Measurement {
  const running = new Set<Tracker>();
  return {
    apply(allowed) {
      let withdrawn = false;
      for (const tracker of trackers) {
        if (allowed.has(tracker.id)) {
          if (running.has(tracker)) continue;
          running.add(tracker);
          tracker.start(claimView(tracker.id));
          continue;
        }
        if (running.delete(tracker)) {
          tracker.stop();
          withdrawn = true;
        }
        // Also after the reload, and where an earlier site of this domain left them.
        clearCookies(tracker.cookies);
      }
      if (withdrawn) reload();
    },
    reportStoreClick(click) {
      for (const tracker of running) tracker.reportStoreClick(click);
    },
  };
}
