import { Branded } from "#site/components/branded.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { defineIsland } from "#site/islands/define-island.tsx";
import { chooserMessages, useChooser } from "./use-chooser.tsx";
import type { Verb } from "./verbs.ts";
import type { WayToApp } from "./way-to-app.ts";

interface JoinLinkProps extends WayToApp {
  readonly className: string;
  /** "Join" where left out. */
  readonly label?: string;
  /** What the label says. */
  readonly verb?: Verb;
}

/** "Join": opens the platform chooser. */
export function JoinLink({ className, label, verb, ...way }: JoinLinkProps) {
  const { t } = useI18n();
  const { href, press, dialog } = useChooser(way);
  return (
    <>
      <a className={className} href={href} aria-haspopup="dialog" onClick={(event) => press(event, verb)}>
        <span>
          <Branded>{label ?? t("join.button")}</Branded>
        </span>
      </a>
      {dialog}
    </>
  );
}

export const JoinLinkIsland = defineIsland(JoinLink, { name: "join-link", messages: chooserMessages });
