import { z } from "zod";
import { httpUrl } from "./fields.ts";

/** A person's picture; `thumb` (at most 320 pixels wide) goes beyond the specification. */
export const avatar = z.strictObject({ original: httpUrl, thumb: httpUrl.nullable() });
