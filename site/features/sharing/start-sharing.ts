import { installSharing } from "./share.ts";

const status = document.getElementById("share-status");
const dialog = document.getElementById("share-dialog");
const field = document.getElementById("share-link");
if (status && dialog instanceof HTMLDialogElement && field instanceof HTMLInputElement) {
  installSharing({ status, dialog, field });
}
