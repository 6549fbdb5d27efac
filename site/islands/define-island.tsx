import { type ComponentType, createContext, type ReactNode, useContext } from "react";
import type { MessageGroup } from "#site/i18n/message-groups.ts";

export interface IslandOptions {
  /** Key of the island in client-islands.ts. */
  readonly name: string;
  /** Groups of messages that the island shows in the browser; on the server all are at hand. */
  readonly messages: readonly MessageGroup[];
}

/** A component that is an island, with what it needs in the browser. */
export type IslandComponent<Props> = ComponentType<Props> & { readonly options: IslandOptions };

/** The islands of one document, noted while it renders. */
export type IslandRegistry = Set<IslandOptions>;

/** Id of the JSON that they share. */
export const islandDataId = "island-data";

/**
 * Where a component renders: in a document on the server ("document"), within an island of it on the server ("island"),
 * or in the browser (`undefined`).
 */
type Place = { readonly kind: "document" | "island"; readonly registry: IslandRegistry } | undefined;

const PlaceContext = createContext<Place>(undefined);

/** Stands around a document's content, so that the islands in it are marked and noted. */
export function IslandRegistryProvider({ registry, children }: { registry: IslandRegistry; children: ReactNode }) {
  return <PlaceContext value={{ kind: "document", registry }}>{children}</PlaceContext>;
}

/**
 * Makes an island: a component that React takes over in the browser (hydrate-islands.tsx).
 *
 * On the server it renders a marker with the props as JSON around the component's HTML. Within another island, and in
 * the browser, it is the component itself. `children` exist on the server only; the component shows them through
 * `<ServerHtml>`. Ids must not come from `useId`, which counts differently in the document and in an island.
 *
 * @param Component all its props but `children` must survive JSON: no functions, dates or elements
 */
export function defineIsland<Props extends object>(
  Component: ComponentType<Props>,
  options: IslandOptions,
): IslandComponent<Props> {
  function Island(props: Props) {
    const place = useContext(PlaceContext);
    if (place?.kind !== "document") return <Component {...props} />;
    place.registry.add(options);
    const { children: _, ...json } = props as Props & { readonly children?: ReactNode };
    return (
      <div data-island={options.name} data-props={JSON.stringify(json)}>
        <PlaceContext value={{ kind: "island", registry: place.registry }}>
          <Component {...props} />
        </PlaceContext>
      </div>
    );
  }
  Island.displayName = `Island(${options.name})`;
  Island.options = options;
  return Island;
}

/**
 * A part of an island that only the server renders and that never changes. In the browser, without children, it keeps the
 * server's HTML, nested islands included, even if React re-renders the island (server-nodes.ts). Render it
 * unconditionally, from the first render on.
 */
export function ServerHtml({ children }: { readonly children?: ReactNode }) {
  const place = useContext(PlaceContext);
  if (place === undefined && children === undefined) {
    // To React an empty text, which it may find to be another one, and never changes.
    return (
      <div data-server-html="" suppressHydrationWarning>
        {""}
      </div>
    );
  }
  const content = <div data-server-html="">{children}</div>;
  return place ? <PlaceContext value={{ ...place, kind: "document" }}>{content}</PlaceContext> : content;
}
