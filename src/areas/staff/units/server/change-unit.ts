import { checkCustom } from "#areas/settings/custom-fields/server/public.ts";
import { todayOf } from "#areas/staff/user-roles/server/public.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { violatedConstraint } from "#kit/server/refusals/violated-constraint.ts";
import {
	type contract,
	parentDisabled,
	rootUnitFixed,
	unitHasChildren,
	unitHasPeople,
	unitInUse,
	unitIsActive,
	unitIsSite,
	unitNameTaken,
} from "../contract.ts";
import { openUnit, traceUnit } from "./open-unit.ts";
import { deleteUnitRow, isNameTaken, readOccupants, readUnit, updateUnitRow } from "./sql/units.ts";

export const updateUnit: Handler<typeof contract.updateUnit> = async (
	context,
	{ unitId, name, custom: change, version },
) => {
	const { tx, tenantId } = context;
	const { parentId, custom: before, ...unit } = await openUnit(context, unitId, "WRITE", version);
	if (parentId !== null && (await isNameTaken(tx, tenantId, parentId, name, unitId))) {
		refuse(unitNameTaken);
	}
	const checked =
		change &&
		(await checkCustom(context, { entity: "UNIT", before, change, unitId, mayPersonal: true }));
	const custom = checked && { custom: checked.values };
	const next = await updateUnitRow(tx, tenantId, unitId, { name, ...custom });
	await traceUnit(context, unitId, {
		action: "changed",
		before: { name: unit.name, ...checked?.trace?.before },
		after: { name, ...checked?.trace?.after },
	});
	return { version: next };
};

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
		const { active } = await readOccupants(tx, tenantId, unitId, todayOf(context));
		if (active) refuse(unitIsActive);
	}
	const next = await updateUnitRow(tx, tenantId, unitId, { isEnabled });
	await traceUnit(context, unitId, {
		action: isEnabled ? "enabled" : "disabled",
		before: { isEnabled: unit.isEnabled },
		after: { isEnabled },
	});
	return { version: next };
};

export const deleteUnit: Handler<typeof contract.deleteUnit> = async (context, { unitId }) => {
	const { tx, tenantId } = context;
	const unit = await openUnit(context, unitId, "FULL");
	if (unit.parentId === null) refuse(rootUnitFixed);
	const occupants = await readOccupants(tx, tenantId, unitId, todayOf(context));
	if (occupants.people) refuse(unitHasPeople);
	if (occupants.children) refuse(unitHasChildren);
	if (unit.kind === "SITE") refuse(unitIsSite);
	// bare keys, personal ones among them: what is left of a deleted unit is open to more
	const { custom: _custom, ...before } = unit;
	await traceUnit(context, unitId, { action: "deleted", before });
	try {
		await deleteUnitRow(tx, tenantId, unitId);
	} catch (error) {
		if (violatedConstraint(error)?.kind !== "REFERENCE") throw error;
		refuse(unitInUse);
	}
	return {};
};
