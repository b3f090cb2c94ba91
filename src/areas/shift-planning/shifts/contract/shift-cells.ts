import * as z from "zod/mini";
import { civilDay, id } from "#kit/contract/fields.ts";

/** A shift as the plan answers it: thousands of them travel without the names of their values. */
export const shiftCells = z.tuple([
	id,
	z.int(),
	civilDay,
	z.int(),
	z.int(),
	z.int(),
	z.nullable(z.int()),
	z.int(),
	z.boolean(),
	z.nullable(id),
]);
export type ShiftCells = z.output<typeof shiftCells>;

export interface PlannedCell {
	readonly id: string;
	readonly version: number;
	readonly day: string;
	/** Minutes of the day's wall clock; the end may lie beyond 1440. */
	readonly beginMinute: number;
	readonly endMinute: number;
	/** Of all pauses together. */
	readonly pauseMinutes: number;
	/** Places among the plan's workspaces and kinds; null: nowhere. */
	readonly workspace: number | null;
	readonly activity: number;
	readonly isPublished: boolean;
	readonly groupId: string | null;
}

/** With the names of the values. */
export function cellOf(cells: ShiftCells): PlannedCell {
	const [id, version, day, beginMinute, endMinute, pauseMinutes] = cells;
	const [, , , , , , workspace, activity, isPublished, groupId] = cells;
	return {
		...{ id, version, day, beginMinute, endMinute, pauseMinutes },
		...{ workspace, activity, isPublished, groupId },
	};
}
