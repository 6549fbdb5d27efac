import { z } from "zod";
import { httpUrl } from "../fields.ts";

/** A user's avatar. `thumb`, at most 320 pixels wide, is not in the specification. */
export const avatar = z.strictObject({ original: httpUrl, thumb: httpUrl.nullable() });
