import * as z from "zod/mini";

/** A calendar year of an absence for a child that is ill; workdays travel as text, e.g. "2.5". */
export const childSickYear = z.object({
	year: z.int(),
	/** Null: of that year the law is not known. */
	quota: z.nullable(z.string()),
	/** Days of other absences for it, counted or asked for, and those with this one. */
	before: z.string(),
	after: z.string(),
	/** Of the quota once this one counts; below zero where it is more than that. Null: nobody knows. */
	left: z.nullable(z.string()),
	children: z.int(),
	isSingleParent: z.boolean(),
	/** False: one child with two parents is taken for granted. */
	isDeclared: z.boolean(),
});
export type ChildSickYearAnswer = z.output<typeof childSickYear>;
