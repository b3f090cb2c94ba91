import { gainsRights } from "#areas/staff/user-roles/server/public.ts";
import { limits } from "#kit/contract/limits.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import {
	type contract,
	parentDisabled,
	rootUnitFixed,
	unitCycle,
	unitNameTaken,
	unitRaisesOwnRights,
	unitTooDeep,
} from "../contract.ts";
import { openParent, openUnit, traceUnit } from "./open-unit.ts";
import {
	isNameTaken,
	readSubtree,
	readTreePlace,
	rewriteSubtree,
	type StoredUnit,
} from "./sql/units.ts";

export const moveUnit: Handler<typeof contract.moveUnit> = async (
	context,
	{ unitId, parentId, version },
) => {
	const { tx, tenantId, session } = context;
	const unit = await openUnit(context, unitId, "WRITE", version);
	if (unit.parentId === null) refuse(rootUnitFixed);
	const parent = await openParent(context, parentId);
	await checkPlace(context, unit, parent);
	const place = await readTreePlace(tx, tenantId, unitId);
	const next = await rewriteSubtree(tx, tenantId, unit, parent);
	const newPlace = await readTreePlace(tx, tenantId, unitId);
	if (gainsRights(session, place, newPlace)) refuse(unitRaisesOwnRights);
	const before = { parentId: unit.parentId };
	await traceUnit(context, unitId, { action: "moved", before, after: { parentId } });
	// rights reach as far as the tree does
	context.announce({ kind: "ROLES" });
	return { version: next };
};

async function checkPlace({ tx, tenantId }: WriteContext, unit: StoredUnit, parent: StoredUnit) {
	const { height, holds } = await readSubtree(tx, tenantId, unit.id, parent.id);
	if (holds) refuse(unitCycle);
	if (parent.depth + 1 + height > limits.treeDepth) refuse(unitTooDeep);
	if (unit.isEnabled && !parent.isEnabled) refuse(parentDisabled);
	if (await isNameTaken(tx, tenantId, parent.id, unit.name, unit.id)) refuse(unitNameTaken);
}
