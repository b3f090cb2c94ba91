import * as z from "zod/mini";
import { overrideStates } from "#domain/shifts/templates/template-facts.ts";
import { civilDay, id } from "#kit/contract/fields.ts";
import { templateItem } from "./template-items.ts";

/** Of an item on one day; nothing given: all its copies are left out. */
export const exceptionValues = {
	activityId: z._default(z.nullable(id), null),
	beginMinute: z._default(z.nullable(templateItem.shape.beginMinute), null),
	endMinute: z._default(z.nullable(templateItem.shape.endMinute), null),
};

/** Thousands of copies travel without the names of their values. */
const copyCells = z.tuple([
	z.int(),
	civilDay,
	z.int(),
	z.enum(overrideStates),
	z.nullable(id),
	z.boolean(),
]);

const coverageCells = z.tuple([id, civilDay, id, z.int(), z.int(), z.int()]);

export const demand = z.object({
	/** Of the templates in use, by workspace. */
	items: z.array(
		z.extend(templateItem, {
			templateId: id,
			templateName: z.string(),
			workspaceId: id,
		}),
	),
	/** Those of the range. */
	exceptions: z.array(z.object({ id, itemId: id, day: civilDay, ...exceptionValues })),
	/** Place of the item in `items`, day, number of the copy from 1, state, the shift that stands for it, whether it is needed. */
	copies: z.array(copyCells),
	/** Workspace, day, kind; how many are needed, how many shifts somebody has, and how many are open. */
	coverage: z.array(coverageCells),
});
export type Demand = z.output<typeof demand>;
