import { todayOf } from "#areas/staff/user-roles/server/public.ts";
import { audit } from "#kit/server/audit.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { violatedConstraint } from "#kit/server/refusals/violated-constraint.ts";
import {
	type contract,
	rootUnitFixed,
	unitHasChildren,
	unitHasPeople,
	unitInUse,
	unitIsSite,
} from "../contract.ts";
import { openUnit } from "./open-unit.ts";
import { deleteUnitRow, readOccupants } from "./sql/units.ts";

export const deleteUnit: Handler<typeof contract.deleteUnit> = async (context, { unitId }) => {
	const { tx, tenantId } = context;
	const unit = await openUnit(context, unitId, "FULL");
	if (unit.parentId === null) refuse(rootUnitFixed);
	const today = todayOf(context);
	const occupants = await readOccupants(tx, tenantId, unitId, today);
	if (occupants.people) refuse(unitHasPeople);
	if (occupants.children) refuse(unitHasChildren);
	if (unit.kind === "SITE") refuse(unitIsSite);
	// bare keys, personal ones among them: what is left of a deleted unit is open to more
	const { custom: _custom, ...before } = unit;
	await audit(tx, context, { entity: "unit", entityId: unitId, action: "deleted", before });
	try {
		await deleteUnitRow(tx, tenantId, unitId);
	} catch (error) {
		if (violatedConstraint(error)?.kind !== "REFERENCE") throw error;
		refuse(unitInUse);
	}
	context.announce({ kind: "UNITS", ids: [unitId], update: "DELETE" });
	return {};
};
