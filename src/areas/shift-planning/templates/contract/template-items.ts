import * as z from "zod/mini";
import { shiftTimes } from "#areas/shift-planning/shifts/contract/shift-values.ts";
import { lastDayIndex, mostCopies } from "#domain/shifts/templates/template-facts.ts";
import { id } from "#kit/contract/fields.ts";

/** A week in which each hour begins one. */
const mostItems = 168;

const { beginMinute, endMinute, pauses } = shiftTimes;

export const templateItem = z.object({
	/** Made up by who adds it, and kept: exceptions and shifts refer to it. */
	id,
	/** Monday is 0. */
	dayIndex: z.int().check(z.gte(0), z.lte(lastDayIndex)),
	beginMinute,
	endMinute,
	pauses,
	/** A kind of shift that is done at the workspace. */
	activityId: id,
	/** Whose people are meant; null: those of the workspace's department. */
	unitId: z._default(z.nullable(id), null),
	/** How many people are needed. */
	copies: z.int().check(z.gte(1), z.lte(mostCopies)),
});
export type TemplateItemValues = z.output<typeof templateItem>;

export const templateItems = z.array(templateItem).check(z.maxLength(mostItems));
