import { useI18n } from "#site/i18n/i18n-context.tsx";
import type { Behavior } from "./in-app-browsers.ts";
import { wayOutUrl } from "./way-out.ts";

/** Leads from an in-app browser to this page in the phone's own browser. */
export function WayOutLink({ wayOut }: { readonly wayOut: NonNullable<Behavior["wayOut"]> }) {
  const { t } = useI18n();
  return (
    <a
      className="action in-app-way-out"
      href={wayOutUrl(wayOut, location.href)}
      data-count="in-app-exit"
      // A link to a part of the page changes its fragment.
      onClick={({ currentTarget }) => {
        currentTarget.href = wayOutUrl(wayOut, location.href);
      }}
    >
      {t("inAppBrowser.open")}
    </a>
  );
}
