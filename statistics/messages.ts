import type { CountedEvent, RefusalReason } from "#site/features/counting/count-labels.ts";
import type { StorePosition } from "#site/features/store-links/store-urls.ts";
import type { PageKind } from "#site/routes.ts";
import type { Dimension } from "./figures.ts";
import texts from "./messages.json" with { type: "json" };

const { way, ...others } = texts satisfies {
  events: Record<CountedEvent, string>;
  dimensions: Record<Dimension, string>;
  pages: Record<PageKind, string>;
  places: Record<StorePosition, string>;
  refusals: Record<RefusalReason, string>;
};

/** All words of the statistics, in the owner's language. Names of languages come from Intl. */
export const messages = {
  ...others,
  beside: (period: string) => `Bir önceki dönemle karşılaştırmalı: ${period}`,
  way: {
    ...way,
    ofViews: (share: string) => `görüntülemeye oranı ${share}`,
    ofChoosers: (share: string) => `açılan seçimlere oranı ${share}`,
  },
  table: (title: string) => `${title}: tablo`,
  more: (count: string) => `ve ${count} satır daha`,
};
