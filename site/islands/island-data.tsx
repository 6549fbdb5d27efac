import type { Locale } from "#locales/index.ts";
import { JsonScript } from "#site/components/json-script.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { type MessageGroup, type MessageGroups, pickMessageGroups } from "#site/i18n/message-groups.ts";
import type { IslandOptions } from "./define-island.tsx";
import { islandDataId } from "./island-data-id.ts";

/** What the islands of a page share, as JSON in the page. */
export interface IslandData {
  readonly locale: Locale;
  readonly localeInUrl: boolean;
  readonly messages: MessageGroups;
}

/** Collects the names of a document's islands and their message groups while the document renders. */
export type IslandCollector = ReturnType<typeof createIslandCollector>;

export function createIslandCollector() {
  const names = new Set<string>();
  const groups = new Set<MessageGroup>();
  return {
    add: ({ name, messages }: IslandOptions) => {
      names.add(name);
      for (const group of messages) groups.add(group);
    },
    names: (): ReadonlySet<string> => names,
    messageGroups: (): ReadonlySet<MessageGroup> => groups,
  };
}

interface IslandDataScriptProps {
  readonly collector: IslandCollector;
  readonly localeInUrl: boolean;
}

/** Stands after all islands of the document, because it has the messages that they use; nothing where there are none. */
export function IslandDataScript({ collector, localeInUrl }: IslandDataScriptProps) {
  const { locale } = useI18n();
  const groups = collector.messageGroups();
  if (groups.size === 0) return null;
  const data: IslandData = { locale: locale.code, localeInUrl, messages: pickMessageGroups(locale.code, groups) };
  return <JsonScript id={islandDataId} data={data} />;
}
