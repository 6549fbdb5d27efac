import { renderToString } from "react-dom/server";
import { serverErrorMessages } from "#site/features/errors/server-error-messages.ts";
import { ServerErrorPage } from "#site/features/errors/server-error-page.tsx";
import { errorPolicy } from "#site/head/content-security-policy.ts";
import { inlineHash } from "#site/head/inline-hash.ts";
import { cachePolicies } from "#site/http/cache-policies.ts";
import { htmlHeaders } from "#site/http/html-headers.ts";
import type { PageHandler } from "#site/page.ts";

/** Shown when another page throws. It shares as little as possible with the pages that may have failed. */
const serverErrorPage: PageHandler = ({ request, requestId }, _params, _assets, css) => {
  const messages = serverErrorMessages(request, requestId);
  const html = renderToString(<ServerErrorPage messages={messages} css={css} />);
  return new Response(`<!doctype html>${html}`, {
    status: 500,
    headers: {
      ...htmlHeaders,
      "Content-Language": messages.language.code,
      "Cache-Control": cachePolicies.none,
      "Referrer-Policy": "no-referrer",
      "Content-Security-Policy": errorPolicy(inlineHash(css)),
    },
  });
};

export default serverErrorPage;
