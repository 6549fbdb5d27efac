import { offerDownload } from "./offer-download.ts";

const dialog = document.getElementById("download-overlay");
if (dialog instanceof HTMLDialogElement) {
  // Its picture is not to be in the way of the page's own.
  if (document.readyState === "complete") offerDownload(dialog);
  else addEventListener("load", () => offerDownload(dialog), { once: true });
}
