import { FailurePanel } from "#site/components/failure-panel.tsx";
import type { Translate } from "#site/i18n/translate.ts";
import { TicketLoading } from "./ticket-loading.tsx";
import { TicketShown } from "./ticket-shown.tsx";
import type { TicketPageView } from "./ticket-view.ts";

interface TicketPageProps {
  readonly view: TicketPageView;
  /** Path of this page, to ask for it again. */
  readonly path: string;
  readonly t: Translate;
  readonly link: (path: string) => string;
}

/** The ticket page in each of its states, on the server and in the island alike. */
export function TicketPage({ view, path, t, link }: TicketPageProps) {
  switch (view.kind) {
    case "loaded":
      return <TicketShown ticket={view.ticket} t={t} />;
    case "loading":
      return <TicketLoading text={t("ticket.loading")} />;
    case "failed": {
      const down = view.reason === "unavailable";
      return (
        <FailurePanel
          title={t("ticket.error", { message: t("ticket.notFound") })}
          text={down ? t("errors.unavailableText") : t("errors.notFoundText")}
          retry={down ? { href: link(path), label: t("errors.retry") } : undefined}
          alternatives={[
            { href: link("/"), label: t("errors.goHome") },
            { href: link("/download"), label: t("errors.getApp") },
          ]}
        />
      );
    }
  }
}
