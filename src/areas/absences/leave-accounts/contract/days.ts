import * as z from "zod/mini";

/** Days as text with the decimals they have, at most four: "8.3333", "10", "-0.5". */
export const days = z.string();

/** Days of at most a year, never below 0, with at most four decimals. */
export const someDays = z.string().check(
	z.regex(/^\d{1,3}(\.\d{1,4})?$/),
	z.refine((text) => Number(text) <= 366),
);
