import type { Dimension } from "#report/figures.ts";
import type { CountedEvent, RefusalReason } from "#site/features/counting/count-labels.ts";
import type { StorePosition } from "#site/features/store-links/store-urls.ts";
import type { PageKind } from "#site/routes.ts";

/** All words of the report. Names of languages come from Intl. */
export interface ReportMessages {
  readonly title: string;
  readonly beside: (period: string) => string;
  readonly empty: string;
  readonly events: Readonly<Record<CountedEvent, string>>;
  readonly dimensions: Readonly<Record<Dimension, string>>;
  readonly pages: Readonly<Record<PageKind, string>>;
  readonly platforms: Readonly<Record<string, string>>;
  readonly stores: Readonly<Record<string, string>>;
  readonly apps: Readonly<Record<string, string>>;
  readonly places: Readonly<Record<StorePosition, string>>;
  readonly fetchers: Readonly<Record<string, string>>;
  readonly refusals: Readonly<Record<RefusalReason, string>>;
  readonly other: string;
  readonly columns: {
    readonly now: string;
    readonly before: string;
    readonly change: string;
    readonly views: string;
    readonly choosers: string;
    readonly stores: string;
    readonly share: string;
    readonly ofViews: string;
    readonly ofPresses: string;
    readonly day: string;
    readonly place: string;
    readonly store: string;
    readonly fetcher: string;
    readonly page: string;
    readonly reason: string;
    readonly campaign: string;
    readonly installations: string;
    readonly step: string;
    readonly action: string;
  };
  readonly new: string;
  readonly way: {
    readonly title: string;
    readonly lead: string;
    readonly inChooser: string;
    readonly elsewhere: string;
    readonly ofViews: (share: string) => string;
    readonly ofChoosers: (share: string) => string;
  };
  readonly days: { readonly title: string; readonly now: string; readonly before: string };
  readonly byTitle: string;
  readonly byLead: string;
  readonly placesTitle: string;
  readonly placesLead: string;
  readonly actionsTitle: string;
  readonly previewsTitle: string;
  readonly previewsLead: string;
  readonly installationsTitle: string;
  readonly installationsLead: string;
  readonly refusedTitle: string;
  readonly forged: string;
  readonly counted: string;
  readonly table: (title: string) => string;
  readonly more: (count: string) => string;
}
