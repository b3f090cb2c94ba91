import * as z from "zod/mini";

/** Which day is asked about, counted from the minute's own: −1 is the day before. None or null: the day itself. */
export const dayOffset = z.optional(z.nullable(z.int().check(z.minimum(-7), z.maximum(7))));
