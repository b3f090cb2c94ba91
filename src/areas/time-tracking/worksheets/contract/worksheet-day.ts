import * as z from "zod/mini";

const span = z.nullable(
	z
		.object({
			/** Minute of the day. */
			begin: z.int().check(z.gte(0), z.lte(1439)),
			/** Beyond 1440 it lies on the next day. */
			end: z.int().check(z.gte(1), z.lte(2879)),
		})
		.check(z.refine(({ begin, end }) => end > begin && end <= begin + 1440)),
);

/** What a day of a worksheet says, by the names of the domain; minutes of the wall clock. */
export const dayFields = {
	targetMinutes: z.int().check(z.gte(0), z.lte(1440)),
	workingTime: span,
	coreTime: span,
	frameTime: span,
	breaks: z
		.array(
			z.object({
				begin: z.int().check(z.gte(0), z.lte(2879)),
				minutes: z.int().check(z.gte(1), z.lte(720)),
			}),
		)
		.check(z.maxLength(10)),
};

/** A weekday of a template's cycle; those that are not listed are free. */
export const weekdayFields = z.object({
	week: z.int().check(z.gte(1), z.lte(52)),
	/** 1 = Monday to 7 = Sunday. */
	weekday: z.int().check(z.gte(1), z.lte(7)),
	...dayFields,
});

export const dayValues = z.object(dayFields);
export type DayValues = z.output<typeof dayValues>;
export type TemplateDay = z.output<typeof weekdayFields>;
