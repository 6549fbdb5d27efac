import type { MouseEvent, ReactNode } from "react";
import { chooserMessages, useChooser } from "#site/features/store-links/use-chooser.tsx";
import type { Verb } from "#site/features/store-links/verbs.ts";
import type { WayToApp } from "#site/features/store-links/way-to-app.ts";
import { defineIsland, ServerHtml } from "#site/islands/define-island.tsx";

interface PostReactionsProps extends WayToApp {
  /** The counts (reaction-list.tsx). */
  readonly children?: ReactNode;
}

/** Takes the presses of links in a post's row of counts, which open the platform chooser with their verb. */
export function PostReactions({ children, ...way }: PostReactionsProps) {
  const { press, dialog } = useChooser(way);
  const onClick = (event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-verb]") : null;
    if (pressed) press(event, pressed.dataset.verb as Verb);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: clicks of the links within, also by keys */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div className="no-box" onClick={onClick}>
        <ServerHtml>{children}</ServerHtml>
      </div>
      {dialog}
    </>
  );
}

export const PostReactionsIsland = defineIsland(PostReactions, { name: "post-reactions", messages: chooserMessages });
