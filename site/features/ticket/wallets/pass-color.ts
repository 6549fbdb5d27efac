import { brand } from "#brand/brand.ts";
import { type SignImage, signOriginal } from "#site/images/signed-image.ts";
import type { TicketEvent } from "#site/product-api/parse-ticket.ts";

/** Contrast of white text on a pass (WCAG 2.2, 1.4.6). */
const minContrast = 7;

/** The dominant color of an event's image, where the site has decoded it before: as a rule for the ticket's page. */
export function eventColor({ image }: Pick<TicketEvent, "image">, signImage: SignImage): string | undefined {
  return image && signOriginal(signImage, image.original ?? image.url, image.url).color;
}

/**
 * The background of a wallet's pass: the color of the event's image, darkened until white text is read well on it.
 *
 * @param imageColor such as "#6a4c93"; the brand's color is used where it is not known
 */
export function passColor(imageColor: string | undefined): string {
  if (!imageColor) return brand.passColor;
  let channels = [1, 3, 5].map((at) => Number.parseInt(imageColor.slice(at, at + 2), 16));
  while (contrastWithWhite(channels) < minContrast) channels = channels.map((channel) => Math.floor(channel * 0.95));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** By WCAG 2.2's definition of contrast. */
function contrastWithWhite(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
