import * as z from "zod/mini";
import { isoDayPlus } from "#domain/time/iso-day.ts";
import { id } from "#kit/contract/fields.ts";

/**
 * A shift as the plan answers it: place of its day in the range, and of its shape among the plan's. Thousands of them travel, and a
 * compressor finds little in ids: those stand by themselves, all else of a shift is said once for all that are alike.
 */
export const shiftCells = z.tuple([z.int(), z.int()]);
export type ShiftCells = z.output<typeof shiftCells>;

/**
 * Minutes of the day's wall clock, the end maybe beyond 1440; minutes of all pauses together; places of workspace (null: nowhere) and
 * kind among the plan's; whether it is made known; version; group.
 */
export const shiftShape = z.tuple([
	z.int(),
	z.int(),
	z.int(),
	z.nullable(z.int()),
	z.int(),
	z.boolean(),
	z.int(),
	z.nullable(id),
]);
export type ShiftShape = z.output<typeof shiftShape>;

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

/** A plan's shifts as they travel. */
interface PackedShifts {
	readonly from: string;
	readonly open: readonly ShiftCells[];
	readonly people: readonly { readonly shifts: readonly ShiftCells[] }[];
	readonly shapes: readonly ShiftShape[];
	/** The open ones first, then person by person. */
	readonly ids: readonly string[];
}

/** With the names of the values: open shifts first, then a list for each person. */
export function cellsOf({ from, open, people, shapes, ids }: PackedShifts): PlannedCell[][] {
	const named = shapes.map(namedShape);
	const lists = [open, ...people.map(({ shifts }) => shifts)];
	let last = 0;
	for (const list of lists) for (const [day] of list) last = Math.max(last, day);
	const days = Array.from({ length: last + 1 }, (_, day) => isoDayPlus(from, day));
	let nth = 0;
	const read = ([day, shape]: ShiftCells): PlannedCell => {
		const id = ids[nth] as string;
		nth += 1;
		const cell = named[shape] as ReturnType<typeof namedShape>;
		return { ...cell, id, day: days[day] as string };
	};
	return lists.map((list) => list.map(read));
}

function namedShape(shape: ShiftShape): Omit<PlannedCell, "id" | "day"> {
	const [beginMinute, endMinute, pauseMinutes, workspace, activity] = shape;
	const [, , , , , isPublished, version, groupId] = shape;
	return {
		...{ beginMinute, endMinute, pauseMinutes, workspace, activity },
		...{ isPublished, version, groupId },
	};
}
