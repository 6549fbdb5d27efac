import { type SignImage, signOriginal } from "#site/images/signed-image.ts";
import type { TicketEvent } from "#site/product-api/parse-ticket.ts";
import { colorUnderWhite, contrastWithWhite } from "#site/styles/brand-colors.ts";

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
  if (!imageColor) return colorUnderWhite;
  let channels = channelsOf(imageColor);
  while (contrastWithWhite(channels.map(linear)) < minContrast) {
    channels = channels.map((channel) => Math.floor(channel * 0.95));
  }
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** "#7c3aed" → [124, 58, 237] */
export function channelsOf(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

function linear(byte: number): number {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
