import { z } from "zod";
import { identifier, moment, price, webAddress } from "./fields.ts";

/** `GET /api/project/events/ticketSucces/{slug}/{package_uuid}/{ticket_uuid}` (specification, sections 3 and 7). */
export const ticketAnswer = z.strictObject({
  event: z.strictObject({
    title: z.string(),
    address: z.string(),
    description: z.string(),
    start_time: moment,
    end_time: moment,
    background: z.strictObject({ thumb: webAddress, original: webAddress }).nullable(),
    icon: z.strictObject({ medium: webAddress, original: webAddress }).nullable(),
  }),
  package: z.strictObject({ name: z.string(), price }),
  ticket_uuid: identifier,
  created_at: moment,
});

export type TicketAnswer = z.infer<typeof ticketAnswer>;
