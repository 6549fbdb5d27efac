import type { SignImage } from "./signed-image.ts";

/** Leaves an image as it is, as the server does with what a proxy in front of it serves. */
export const unsigned: SignImage = (url) => ({ url });

/** Signs an image as the server does with one that it has decoded before. */
export const signed: SignImage = (url) => ({ url, signature: "sig", color: "#102030" });
