import { z } from "zod";
import { webAddress } from "./fields.ts";

/** A person's picture; `thumb` (at most 320 pixels wide) goes beyond the specification. */
export const avatar = z.strictObject({ original: webAddress, thumb: webAddress.nullable() });
