import type { TrackerId } from "#site/trackers.ts";
import type { StoreClick, Tracker } from "./tracker.ts";

interface Surroundings<Configured> {
  /** Makes a tracker that is about to start. */
  readonly create: (configured: Configured) => Tracker;
  /** Removes what the vendor's script has stored. */
  readonly removeStored: (id: TrackerId) => void;
  /** Reloads the page: the only way to stop a vendor's script that already runs. */
  readonly reload: () => void;
}

/** Starts what was allowed and nothing else, and stops what is no longer allowed. */
export function createMeasurement<Configured extends { readonly id: TrackerId }>(
  trackers: readonly Configured[],
  { create, removeStored, reload }: Surroundings<Configured>,
) {
  const running = new Map<TrackerId, Tracker>();
  return {
    /** Brings the running trackers in line with what is allowed. May be called at any time. */
    apply(allowed: ReadonlySet<TrackerId>) {
      let withdrawn = false;
      for (const configured of trackers) {
        const { id } = configured;
        if (allowed.has(id)) {
          if (running.has(id)) continue;
          const tracker = create(configured);
          running.set(id, tracker);
          tracker.start();
          continue;
        }
        running.get(id)?.stop?.();
        if (running.delete(id)) withdrawn = true;
        // Also after the reload, and where an earlier site of this domain left it.
        removeStored(id);
      }
      if (withdrawn) reload();
    },
    reportStoreClick(click: StoreClick) {
      for (const tracker of running.values()) tracker.reportStoreClick(click);
    },
  };
}
