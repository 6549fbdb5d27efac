import { renderToStaticMarkup } from "react-dom/server";
import { splitLinks } from "#site/components/user-content/split-links.ts";
import type { FeedItem, FeedMedia } from "./profile-feed.ts";

/** What a feed reader shows of a post: its text with line breaks and links, and its image or video. */
export function itemHtml({ text, media }: Pick<FeedItem, "text" | "media">): string {
  const paragraph = text ? renderToStaticMarkup(<Text text={text} />).replaceAll("\n", "<br/>") : "";
  return paragraph + renderToStaticMarkup(media && <Media media={media} />);
}

function Text({ text }: { readonly text: string }) {
  return (
    <p dir="auto">
      {splitLinks(text).map((part, at) =>
        part.kind === "link" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change order
          <a key={at} href={part.text}>
            {part.text}
          </a>
        ) : (
          part.text
        ),
      )}
    </p>
  );
}

function Media({ media: { kind, url, poster, alt } }: { readonly media: FeedMedia }) {
  return (
    <p>
      {kind === "image" ? (
        <img src={url} alt={alt} loading="lazy" />
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: the product server knows no captions
        <video src={url} poster={poster} aria-label={alt} controls preload="none" />
      )}
    </p>
  );
}
