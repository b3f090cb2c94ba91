import type { Demand } from "#areas/shift-planning/templates/contract/demand.ts";
import {
	type CoverPiece,
	coverDemand,
	type DemandedCopy,
} from "#domain/shifts/templates/cover-demand.ts";
import { changedBy } from "#domain/shifts/templates/virtual-copies.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import type { ShiftPlan } from "../../../contract.ts";
import { type PlannedShift, readDays } from "../plan-items.ts";

/** A copy of a template's item on a day. */
interface PlanCopy extends DemandedCopy {
	readonly itemId: string;
	readonly copy: number;
	readonly pauses: readonly { readonly minute: number; readonly minutes: number }[];
	readonly workspaceId: string;
	readonly iso: string;
	/** What is said of its item on that day alone. */
	readonly exception: Demand["exceptions"][number] | null;
}

/** The copies that somebody is needed for, each with its own times; of days that are over nobody is missing any more. */
function copiesOf({ items, exceptions, copies }: Demand, today: string): PlanCopy[] {
	const changes = new Map(exceptions.map((one) => [`${one.itemId} ${one.day}`, one]));
	return copies.flatMap(([nth, iso, copy, , shiftId, isNeeded]) => {
		const item = items[nth];
		if (item === undefined || !isNeeded || (shiftId === null && iso < today)) return [];
		const { id: itemId, workspaceId } = item;
		const exception = changes.get(`${itemId} ${iso}`) ?? null;
		return {
			...changedBy(item, exception),
			itemId,
			workspaceId,
			copy,
			iso,
			shiftId,
			exception,
			day: dayOfIso(iso),
		};
	});
}

/** What is needed and not planned: the copies of an item on a day together. */
export interface Vacancy extends PlanCopy {
	readonly id: string;
	/** Their numbers. */
	readonly numbers: readonly number[];
}

export interface PlanCover {
	readonly pieces: readonly CoverPiece[];
	readonly vacancies: readonly Vacancy[];
}

/** How far the demand is covered by what is planned at the workspaces that were asked for. */
export function coverOf(
	demand: Demand | undefined,
	shifts: readonly PlannedShift[],
	{ activities, workspaces }: ShiftPlan,
	today: string,
): PlanCover {
	const working = shifts.filter(
		({ activity, workspace }) =>
			activities[activity]?.classType !== "SHIFT_FREE" &&
			(workspace === null || workspaces[workspace]?.isAsked),
	);
	const dayOf = readDays();
	const { pieces, vacant } = coverDemand(
		demand === undefined ? [] : copiesOf(demand, today),
		working.map(({ id, userId, workspaceId, activityId, day, beginMinute, endMinute }) => ({
			...{ id, workspaceId, activityId, beginMinute, endMinute },
			day: dayOf(day),
			isTaken: userId !== null,
		})),
	);
	return { pieces, vacancies: vacanciesOf(vacant) };
}

/** Whose numbers belong together is one of them; `id` says which. */
export const vacancyId = (itemId: string, iso: string) => `vacant ${itemId} ${iso}`;

function vacanciesOf(vacant: readonly PlanCopy[]): Vacancy[] {
	const together = Map.groupBy(vacant, ({ itemId, iso }) => vacancyId(itemId, iso));
	return [...together].map(([id, own]) => ({
		...(own[0] as PlanCopy),
		id,
		numbers: own.map(({ copy }) => copy),
	}));
}
