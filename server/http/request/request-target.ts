import type { IncomingMessage } from "node:http";

/** Characters of a request target; RFC 9110, section 4.1 asks servers for at least 8,000. */
const targetLengthLimit = 8000;

interface RequestTarget {
  /** As it was sent; empty where there is none. */
  readonly path: string;
  readonly search: string;
  /** The status with which the path is refused. Nothing may decode or look for it then. */
  readonly refusal?: 400 | 404 | 414 | undefined;
}

/** Unreserved characters, which are never percent-encoded in a canonical path (RFC 3986, section 2.3). */
const encodedUnreserved = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/i;

/** A double percent-encoding: code that decodes the path a second time reads another path. */
const encodedTwice = /%25[\da-f]{2}/i;

/** Empty segments, "." and "..", which a URL parser or a file system removes. */
const relativeSegment = /\/\/|\/\.{1,2}(?:\/|$)/;

/**
 * Splits and checks the target of a request line. A valid path can be decoded and has no control characters. It must
 * be canonical: a path that code checks for, such as `/media`, has no second spelling, such as `//media` or
 * `/%6Dedia`. Other paths are 404.
 */
export function readRequestTarget(target: string): RequestTarget {
  if (target.length > targetLengthLimit) return { path: "", search: "", refusal: 414 };
  const relative = target.startsWith("/") ? target : pathOfAbsolute(target);
  if (relative === undefined) return { path: "", search: "", refusal: 400 };
  const [beforeFragment = ""] = relative.split("#", 1);
  const pathLength = beforeFragment.indexOf("?");
  const path = pathLength < 0 ? beforeFragment : beforeFragment.slice(0, pathLength);
  const search = pathLength < 0 ? "" : beforeFragment.slice(pathLength);
  return { path, search, refusal: refusalOf(path) };
}

function refusalOf(path: string): 400 | 404 | undefined {
  const isEncoded = path.includes("%");
  let decoded = path;
  try {
    if (isEncoded) decoded = decodeURIComponent(path);
  } catch {
    return 400;
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are refused here
  if (/[\u0000-\u001f\u007f\\]/.test(decoded)) return 400;
  if (relativeSegment.test(decoded)) return 404;
  return isEncoded && (encodedUnreserved.test(path) || encodedTwice.test(path)) ? 404 : undefined;
}

/** Servers must accept the absolute form, "GET http://host/path", which proxies send (RFC 9112, section 3.2.2). */
function pathOfAbsolute(target: string): string | undefined {
  const match = /^https?:\/\/[^/?#]+(?<path>[/?].*)?$/i.exec(target);
  if (!match) return undefined;
  const path = match.groups?.path ?? "/";
  return path.startsWith("/") ? path : `/${path}`;
}

/**
 * Whether a request has exactly one Host header, or none in HTTP/1.0. With two, a proxy may read one and this server
 * the other (RFC 9112, section 3.2); `request.headers` has the first only.
 */
export function hasValidHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() === "host") hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && httpVersion === "1.0");
}
