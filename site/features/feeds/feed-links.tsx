interface FeedLinksProps {
  /** Of the profile's page. */
  readonly title: string;
  readonly origin: string;
  readonly uuid: string;
  readonly link: (path: string) => string;
}

/** The feeds of a profile, for browsers and feed readers; in the page's head. */
export function FeedLinks({ title, origin, uuid, link }: FeedLinksProps) {
  const url = (file: string) => origin + link(`/profile/${uuid}/${file}`);
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={title} href={url("feed.xml")} />
      <link rel="alternate" type="application/feed+json" title={title} href={url("feed.json")} />
    </>
  );
}
