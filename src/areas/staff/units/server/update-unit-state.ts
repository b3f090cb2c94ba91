import { todayOf } from "#areas/staff/user-roles/server/public.ts";
import { audit } from "#kit/server/audit.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import {
	type contract,
	parentDisabled,
	rootUnitFixed,
	unitIsActive,
	unitIsSite,
} from "../contract.ts";
import { openUnit } from "./open-unit.ts";
import { readOccupants, readUnit, updateUnitRow } from "./sql/units.ts";

export const updateUnitState: Handler<typeof contract.updateUnitState> = async (
	context,
	{ unitId, isEnabled, version },
) => {
	const { tx, tenantId } = context;
	const unit = await openUnit(context, unitId, "WRITE", version);
	if (unit.parentId === null) return refuse(rootUnitFixed);
	if (unit.kind === "SITE") refuse(unitIsSite);
	if (isEnabled) {
		const parent = await readUnit(tx, tenantId, unit.parentId);
		if (!parent?.isEnabled) refuse(parentDisabled);
	} else {
		const today = todayOf(context);
		const { active } = await readOccupants(tx, tenantId, unitId, today);
		if (active) refuse(unitIsActive);
	}
	const next = await updateUnitRow(tx, tenantId, unitId, { is_enabled: isEnabled });
	await audit(tx, context, {
		entity: "unit",
		entityId: unitId,
		action: isEnabled ? "enabled" : "disabled",
		before: { isEnabled: unit.isEnabled },
		after: { isEnabled },
	});
	context.announce({ kind: "UNITS", ids: [unitId], update: "UPDATE" });
	return { version: next };
};
