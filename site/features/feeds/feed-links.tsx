interface FeedLinksProps {
  /** Of the profile's page. */
  readonly title: string;
  readonly origin: string;
  readonly uuid: string;
  readonly link: (path: string) => string;
}

/** Tells browsers and feed readers that a profile has feeds; stands in the page's head. */
export function FeedLinks({ title, origin, uuid, link }: FeedLinksProps) {
  const address = (file: string) => origin + link(`/profile/${uuid}/${file}`);
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={title} href={address("feed.xml")} />
      <link rel="alternate" type="application/feed+json" title={title} href={address("feed.json")} />
    </>
  );
}
