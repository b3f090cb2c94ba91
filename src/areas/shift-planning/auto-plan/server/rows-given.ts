import { type Planner, readShifts } from "#areas/shift-planning/shifts/server/public.ts";
import { keyOf } from "#areas/shift-planning/templates/server/public.ts";
import type { Assignment } from "#domain/auto-plan/department/department-plan.ts";
import {
	type AskedDepartment,
	type Department,
	type NeededRow,
	openCopies,
	rowsOfCopies,
} from "./department.ts";
import type { KeptShift } from "./sql/plans.ts";

/** Of what a proposal gives to people what is still to be given: nobody took it from who had it, and copies of templates are free. */
export async function rowsGiven(
	planner: Planner,
	asked: AskedDepartment,
	given: readonly KeptShift[],
): Promise<NeededRow[]> {
	const { tx, tenantId } = planner;
	const holders = new Map(given.map(({ key, fromUserId }) => [key, fromUserId]));
	const ids = given.flatMap(({ shiftId }) => shiftId ?? []);
	const rows = (await readShifts(tx, tenantId, ids)).filter(
		({ id, userId, isDeleted }) => !isDeleted && userId === holders.get(id),
	);
	const keys = new Set(given.flatMap(({ key, shiftId }) => (shiftId === null ? key : [])));
	const copies = keys.size === 0 ? [] : await openCopies(planner, asked, "READ");
	return [
		...rows.map((row) => ({ row, key: row.id, isCopy: false })),
		...(await rowsOfCopies(
			planner,
			copies.filter((one) => keys.has(keyOf(one))),
		)),
	];
}

/** Who is to have what of a department that was read. */
export function assignmentsOf(
	{ plan, kept }: Department,
	given: readonly KeptShift[],
): Assignment[] {
	const takers = new Map(given.map(({ key, userId }) => [key, userId]));
	return plan.needs.flatMap((need, nth) => {
		const userId = takers.get(kept[nth]?.key ?? "") ?? null;
		return userId === null ? [] : [{ need, userId }];
	});
}
