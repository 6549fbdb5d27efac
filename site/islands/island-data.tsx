import type { Locale } from "#locales/index.ts";
import { JsonScript } from "#site/components/json-script.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { type MessageGroups, pickMessageGroups } from "#site/i18n/message-groups.ts";
import { type IslandRegistry, islandDataId } from "./define-island.tsx";

/** What the islands of a page share, as JSON in the page. */
export interface IslandData {
  readonly locale: Locale;
  readonly localeInUrl: boolean;
  readonly messages: MessageGroups;
}

interface IslandDataScriptProps {
  readonly islands: IslandRegistry;
  readonly localeInUrl: boolean;
}

/** Stands after all islands of the document, because it has the messages that they use; nothing where there are none. */
export function IslandDataScript({ islands, localeInUrl }: IslandDataScriptProps) {
  const { locale } = useI18n();
  if (islands.size === 0) return null;
  const groups = [...islands].flatMap(({ messages }) => messages);
  const data: IslandData = { locale: locale.code, localeInUrl, messages: pickMessageGroups(locale.code, groups) };
  return <JsonScript id={islandDataId} data={data} />;
}
