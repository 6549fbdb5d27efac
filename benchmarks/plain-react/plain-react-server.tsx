import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { languageOf } from "#locales/index.ts";
import { DownloadOverlay } from "#site/features/download-overlay/download-overlay.tsx";
import { LandingFooter } from "#site/features/landing/landing-footer.tsx";
import { landingHead } from "#site/features/landing/landing-head.ts";
import { LandingPage } from "#site/features/landing/landing-page.tsx";
import { carouselProps } from "#site/features/post/carousel/carousel-props.ts";
import { PostCarousel } from "#site/features/post/carousel/post-carousel.tsx";
import { postHead } from "#site/features/post/head/post-head.ts";
import { SiteFooter } from "#site/features/site-frame/site-footer.tsx";
import { JoinButton } from "#site/features/store-links/join-button.tsx";
import { storeContext } from "#site/features/store-links/store-context.ts";
import { StoreLinks } from "#site/features/store-links/store-links.tsx";
import type { Head } from "#site/head/head.ts";
import { encodeStructuredData } from "#site/head/structured-data/encode-structured-data.ts";
import { formatsOf } from "#site/i18n/format.ts";
import { createLink } from "#site/i18n/link.ts";
import { createTranslate } from "#site/i18n/translate.ts";
import { parsePostResponse } from "#site/product-api/parse-post.ts";
import { PlainDocument } from "./plain-document.tsx";

// node plain-react-server.js PORT FILE: the site's own pages without Astro, as fast as React renders them. Styles and
// scripts, which are the same for every visitor, are ready strings; what depends on the post is made for each request.
const { path, origin, styles, scripts, answer } = JSON.parse(readFileSync(process.argv[3] ?? "", "utf8"));
const t = createTranslate("tr");
const link = createLink("tr", false);
const frame = { t, link, language: languageOf("tr"), origin };
const formats = formatsOf("tr");

interface View {
  readonly head: Head;
  readonly page: ReactNode;
}

function landing(): View {
  const context = storeContext("landing", "tr");
  const head = landingHead(frame);
  const page = (
    <PlainDocument {...{ ...frame, head, context }} footer={<LandingFooter {...frame} cookieSettings={false} />}>
      <DownloadOverlay t={t} context={context} />
      <LandingPage t={t} link={link} context={context} swapStoreLabels={false} />
    </PlainDocument>
  );
  return { head, page };
}

function post(): View {
  const read = parsePostResponse(answer, origin);
  if (!read) throw new Error("no post");
  const { uuid } = read.post;
  const context = storeContext("post", "tr", uuid);
  const head = postHead({ kind: "loaded", ...read }, { ...frame, formats, uuid });
  const page = (
    <PlainDocument {...{ ...frame, head, context }} footer={<SiteFooter {...frame} cookieSettings={false} />}>
      <PostCarousel {...carouselProps(read, { ...frame, formats, signImage: (url) => ({ url }) })}>
        <StoreLinks t={t} context={context} position="join-slide" />
      </PostCarousel>
      <div data-floating>
        <JoinButton t={t} link={link} context={context} />
      </div>
    </PlainDocument>
  );
  return { head, page };
}

function htmlOf({ head, page }: View): string {
  const markup = renderToString(page);
  const headEnd = markup.indexOf("</head>");
  const bodyEnd = markup.lastIndexOf("</body>");
  const data = `<script type="application/ld+json">${encodeStructuredData(head.structuredData ?? [])}</script>`;
  return `<!DOCTYPE html>${markup.slice(0, headEnd)}${styles}${markup.slice(headEnd, bodyEnd)}${scripts}${data}${markup.slice(bodyEnd)}`;
}

const view = path === "/" ? landing : post;
createServer((_request, response) => {
  const html = Buffer.from(htmlOf(view()));
  response.writeHead(200, ["Content-Type", "text/html; charset=utf-8", "Content-Length", String(html.length)]);
  response.end(html);
}).listen(Number(process.argv[2]), "127.0.0.1");
