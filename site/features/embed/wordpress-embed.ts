import { isModifiedClick } from "#site/components/is-modified-click.ts";

// Speaks the two messages of WordPress's embeds (wp-embed.js, 5.9 to 6.7) with the page that frames the card. WordPress
// hides the frame until it gets one, and sandboxes it so that no link opens.

function start(): void {
  // WordPress writes it behind the `#`, in some editors after the frame has loaded.
  const secret = /[?&#]secret=([a-zA-Z0-9]+)/.exec(location.hash)?.[1];
  const card = document.querySelector("main > *");
  if (!secret || !card || self === top) return;
  removeEventListener("hashchange", start);
  document.documentElement.dataset.sized = "";
  const send = (message: string, value: unknown) => parent.postMessage({ message, value, secret }, "*");
  // A hidden frame has no width, and so no useful height. Any message shows it.
  const sendHeight = () => send(innerWidth ? "height" : "shown", Math.ceil(card.getBoundingClientRect().height));
  sendHeight();
  addEventListener("load", sendHeight);
  new ResizeObserver(sendHeight).observe(card);
  addEventListener("message", ({ source, data }) => {
    if (source === parent && data?.secret === secret && data.message === "ready") sendHeight();
  });
  // In a sandbox without new tabs WordPress follows links to the card's own host, once they are sent to it.
  if (origin !== "null") return;
  addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (event.defaultPrevented || link?.target !== "_blank" || event.button || isModifiedClick(event)) return;
    event.preventDefault();
    const post = document.querySelector<HTMLLinkElement>("[rel=canonical]");
    send("link", link.host === location.host ? link.href : post?.href);
  });
}

addEventListener("hashchange", start);
start();
