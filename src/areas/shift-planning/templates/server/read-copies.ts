import type { MadeChange } from "#areas/shift-planning/shifts/server/public.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { rowsOf } from "#kit/server/rows-of.ts";
import type { AskedCopy } from "../contract.ts";
import { copiesOf, type NeededCopy } from "./demand.ts";
import { type AskedDemand, type DemandRows, demandStatements } from "./sql/demand.ts";

/** Copies of a range, with the shifts that stand for them. */
export async function readCopies(tx: Tx, asked: AskedDemand): Promise<NeededCopy[]> {
	const [templates, holidays, exceptions, filled, planned] = demandStatements(asked);
	const found = await Promise.all([
		rowsOf<DemandRows[0]>(tx, templates),
		rowsOf<DemandRows[1]>(tx, holidays),
		rowsOf<DemandRows[2]>(tx, exceptions),
		rowsOf<DemandRows[3]>(tx, filled),
		rowsOf<DemandRows[4]>(tx, planned),
	]);
	return copiesOf(found, asked);
}

/** The shift that is to stand for a copy. */
export function changeOf(
	{ item, day, copy, activityId, template, beginMinute, endMinute, pauses }: NeededCopy,
	{ id, userId }: Pick<AskedCopy, "id" | "userId">,
): MadeChange {
	return {
		id,
		version: null,
		values: {
			...{ day: isoOfDay(day), beginMinute, endMinute, pauses: [...pauses] },
			...{ workspaceId: template.workspaceId, activityId, userId },
			...{ customerId: null, groupId: null },
		},
		slot: { itemId: item.id, copy },
	};
}
