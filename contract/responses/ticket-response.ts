import { z } from "zod";
import { dateTime, httpUrl, identifier, price, timeZone } from "../fields.ts";

/**
 * The response of `GET /api/project/events/ticketSucces/{slug}/{package_uuid}/{ticket_uuid}`
 * (specification, sections 3 and 7).
 */
export const ticketResponse = z.strictObject({
  event: z.strictObject({
    title: z.string(),
    address: z.string(),
    description: z.string(),
    start_time: dateTime,
    /** `null`: the organizer names no end. */
    end_time: dateTime.nullable(),
    /** Zone that the times are shown in; `null`: Europe/Istanbul. The offset of a time does not decide it. */
    time_zone: timeZone.nullable(),
    background: z.strictObject({ thumb: httpUrl, original: httpUrl }).nullable(),
    icon: z.strictObject({ medium: httpUrl, original: httpUrl }).nullable(),
  }),
  package: z.strictObject({ name: z.string(), price }),
  ticket_uuid: identifier,
  created_at: dateTime,
});

export type TicketResponse = z.infer<typeof ticketResponse>;
