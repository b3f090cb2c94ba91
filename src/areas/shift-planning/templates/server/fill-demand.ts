import { shiftCopyFilled } from "#areas/shift-planning/shifts/contract/refusals.ts";
import { mostChanges } from "#areas/shift-planning/shifts/contract.ts";
import {
	carryOut,
	demandRange,
	demandRules,
	editOf,
	keepEdit,
	type MadeChange,
	resolveChanges,
} from "#areas/shift-planning/shifts/server/public.ts";
import { demandUnits, visibleUnits } from "#areas/staff/user-roles/server/public.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import type { Accepted } from "#kit/contract/rule-violation.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { rowsOf } from "#kit/server/rows-of.ts";
import {
	type AskedCopy,
	type contract,
	copyNotNeeded,
	shiftTemplates,
	templateItemUnknown,
	tooManyCopies,
} from "../contract.ts";
import { copiesOf, keyOf, keyOfCopy, type NeededCopy } from "./demand.ts";
import {
	type AskedDemand,
	type DemandRows,
	demandStatements,
	placesIn,
	placesOfItems,
} from "./sql/demand.ts";

const { permission: key } = shiftTemplates;
type Contract = typeof contract;

/** Creates the shifts that stand for copies: all of them, or none. */
export const fillCopies: Handler<Contract["fillCopies"]> = async (context, input) => {
	const { tenantId, session } = context;
	const days = input.copies.map(({ day }) => day).toSorted();
	const range = { from: days.at(0) as string, to: days.at(-1) as string };
	demandRange(range);
	const itemIds = input.copies.map(({ itemId }) => itemId);
	const places = placesOfItems(visibleUnits(session, key, "READ"), tenantId, itemIds);
	const copies = await readCopies(context, { tenantId, places, ...range });
	const known = new Map(copies.map((copy) => [keyOf(copy), copy]));
	const items = new Set(copies.map(({ item }) => item.id));
	const changes = input.copies.map((asked) => {
		const copy = known.get(keyOfCopy(asked.itemId, asked.day, asked.copy));
		if (copy === undefined)
			return refuse(items.has(asked.itemId) ? copyNotNeeded : templateItemUnknown);
		if (copy.shiftId !== null) refuse(shiftCopyFilled);
		if (!copy.isNeeded) refuse(copyNotNeeded);
		return changeOf(copy, asked);
	});
	return make(context, changes, input);
};

/** Creates an open shift for each copy of a range that none stands for. */
export const fillDemand: Handler<Contract["fillDemand"]> = async (context, input) => {
	const { tx, tenantId, session } = context;
	const { from, to, workspaceIds } = input;
	demandRange(input);
	const places = placesIn(visibleUnits(session, key, "LIST"), workspaceIds);
	const copies = await readCopies(context, { tenantId, places, from, to });
	const missing = copies.filter(({ isNeeded, shiftId }) => isNeeded && shiftId === null);
	const unitIds = [...new Set(missing.map(({ template }) => template.unitId))];
	await demandUnits(tx, session, { key, level: "WRITE", unitIds });
	if (missing.length === 0) return { editId: null, shifts: 0 };
	if (missing.length > mostChanges) return refuse(tooManyCopies);
	const changes = missing.map((copy) => changeOf(copy, { userId: null }));
	const { editId, shifts } = await make(context, changes, { accept: [], openShiftsTool: false });
	return { editId, shifts: shifts.length };
};

async function readCopies({ tx }: WriteContext, asked: AskedDemand): Promise<NeededCopy[]> {
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

function changeOf(
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

async function make(context: WriteContext, made: readonly MadeChange[], accepted: Accepted) {
	const { tx, tenantId, session, now } = context;
	const changes = await resolveChanges(context, made);
	const reason = await demandRules(context, changes, accepted);
	await carryOut(context, changes, { reason });
	const edit = editOf(context, changes);
	await keepEdit(tx, { tenantId, userId: session.userId, now }, edit);
	return {
		editId: edit.id,
		shifts: changes.map(({ after: { id, version } }) => ({ id, version })),
	};
}
