import type { MessageKey } from "#site/i18n/message-key.ts";

/** Every text the island may show. */
export const ticketIslandTexts: readonly MessageKey[] = [
  "errors.getApp",
  "errors.goHome",
  "errors.notFoundText",
  "errors.retry",
  "errors.unavailableText",
  "ticket.address",
  "ticket.code",
  "ticket.description",
  "ticket.ends",
  "ticket.error",
  "ticket.free",
  "ticket.heading",
  "ticket.keepPrivate",
  "ticket.loading",
  "ticket.notFound",
  "ticket.package",
  "ticket.picture",
  "ticket.price",
  "ticket.print",
  "ticket.purchased",
  "ticket.starts",
];
