import { Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { splitLinks } from "#site/components/user-content/split-links.ts";
import type { FeedItem, FeedMedia } from "./profile-feed.ts";

/** What a feed reader shows of a post: its text with line breaks and links, and its image or video. */
export function itemHtml({ text, media }: Pick<FeedItem, "text" | "media">): string {
  return renderToStaticMarkup(
    <>
      {text && (
        <p dir="auto">
          {text.split("\n").map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text never change order
            <Fragment key={index}>
              {index > 0 && <br />}
              {splitLinks(line).map((part, at) =>
                part.kind === "link" ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: nor do its parts
                  <a key={at} href={part.text}>
                    {part.text}
                  </a>
                ) : (
                  part.text
                ),
              )}
            </Fragment>
          ))}
        </p>
      )}
      {media && (
        <p>
          <Media media={media} />
        </p>
      )}
    </>,
  );
}

function Media({ media: { kind, url, poster, alt } }: { readonly media: FeedMedia }) {
  if (kind === "image") return <img src={url} alt={alt} loading="lazy" />;
  // biome-ignore lint/a11y/useMediaCaption: the product server knows no captions
  return <video src={url} poster={poster} aria-label={alt} controls preload="none" />;
}
