import * as z from "zod/mini";
import { id } from "#kit/contract/fields.ts";

/** People whose days and figures are answered at once. */
export const mostPlanPeople = 200;

/** Minutes from the midnight that the range begins with, by the clock of the person's site; she can come or not; how much she wishes it. */
const saidCells = z.tuple([z.int(), z.int(), z.boolean(), z.nullable(z.int())]);

/** Of the month that the range begins in. */
export const planFigures = z.object({
	/** Without pauses, planned days off and standby. */
	plannedMinutes: z.int(),
	/** The same of the days that are asked for. */
	rangeMinutes: z.int(),
	/** By contract; null without one. */
	targetMinutes: z.nullable(z.int()),
	/** What was worked and credited until yesterday, and what is planned from today on, against the target. */
	forecastMinutes: z.nullable(z.int()),
	/** Shifts that are night work: more than two hours of it lie between 23:00 and 6:00. */
	nights: z.int(),
	/** On which a shift lies. */
	weekends: z.int(),
});

/** What lies beneath a person's shifts. */
export const planPerson = z.object({
	userId: id,
	said: z.array(saidCells),
	/** Working hours by her work schedule: place of the day in the range, begin and end; null where she has no schedule. */
	hours: z.nullable(z.array(z.tuple([z.int(), z.int(), z.int()]))),
	figures: planFigures,
});
export type PlanFigures = z.output<typeof planFigures>;
export type PlanPerson = z.output<typeof planPerson>;
