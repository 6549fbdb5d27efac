import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { languageOf } from "#locales/index.ts";
import { DownloadOverlay } from "#site/features/download-overlay/download-overlay.tsx";
import { LandingFooter } from "#site/features/landing/landing-footer.tsx";
import { LandingPage } from "#site/features/landing/landing-page.tsx";
import { carouselProps } from "#site/features/post/carousel-props.ts";
import { PostCarousel } from "#site/features/post/post-carousel.tsx";
import { SiteFooter } from "#site/features/site-frame/site-footer.tsx";
import { SiteHeader } from "#site/features/site-frame/site-header.tsx";
import { JoinButton } from "#site/features/store-links/join-button.tsx";
import { PlatformChooser } from "#site/features/store-links/platform-chooser.tsx";
import { storeContext } from "#site/features/store-links/store-context.ts";
import { StoreLinks } from "#site/features/store-links/store-links.tsx";
import { formatsOf } from "#site/i18n/format.ts";
import { createLink } from "#site/i18n/link.ts";
import { createTranslate } from "#site/i18n/translate.ts";
import { readPostAnswer } from "#site/product-api/read-post.ts";

// node plain-react-server.js PORT FILE: the site's own views without Astro, as fast as React renders them.
const { path, head, answer } = JSON.parse(readFileSync(process.argv[3] ?? "", "utf8"));
const language = languageOf("tr");
const t = createTranslate("tr");
const link = createLink("tr", false);
const frame = { t, link, language };

function landing(): ReactNode {
  const context = storeContext("landing", "tr");
  return (
    <body>
      <SiteHeader {...frame} context={context} />
      <main id="content">
        <DownloadOverlay t={t} context={context} />
        <LandingPage t={t} link={link} context={context} swapStoreLabels={false} />
      </main>
      <LandingFooter {...frame} cookieSettings={false} />
    </body>
  );
}

function post(): ReactNode {
  const read = readPostAnswer(answer, "http://127.0.0.1");
  if (!read) throw new Error("no post");
  const context = storeContext("post", "tr", read.post.uuid);
  return (
    <body>
      <SiteHeader {...frame} context={context} />
      <main id="content">
        <PostCarousel {...carouselProps(read, { ...frame, formats: formatsOf("tr"), signPicture: (url) => ({ url }) })}>
          <StoreLinks t={t} context={context} position="join-slide" />
        </PostCarousel>
        <JoinButton t={t} link={link} context={context} />
        <PlatformChooser t={t} context={context} />
      </main>
      <SiteFooter {...frame} cookieSettings={false} />
    </body>
  );
}

const view = path === "/" ? landing : post;
createServer((_request, response) => {
  const html = Buffer.from(`${head}${renderToString(view())}</html>`);
  response.writeHead(200, ["Content-Type", "text/html; charset=utf-8", "Content-Length", String(html.length)]);
  response.end(html);
}).listen(Number(process.argv[2]), "127.0.0.1");
