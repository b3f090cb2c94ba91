import { limits } from "#kit/contract/limits.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { type contract, parentDisabled, unitNameTaken, unitTooDeep } from "../contract.ts";
import { openParent, traceUnit } from "./open-unit.ts";
import { insertUnit, isNameTaken, type StoredUnit } from "./sql/units.ts";

/** Adds a unit below a parent that was opened, the tree being locked. */
export async function addUnit(
	context: WriteContext,
	parent: StoredUnit,
	name: string,
	kind: "SITE" | "UNIT",
): Promise<string> {
	const { tx, tenantId, now } = context;
	if (!parent.isEnabled) refuse(parentDisabled);
	if (parent.depth + 1 > limits.treeDepth) refuse(unitTooDeep);
	if (await isNameTaken(tx, tenantId, parent.id, name, null)) refuse(unitNameTaken);
	const id = newId(now.getTime());
	await insertUnit(tx, tenantId, { id, parent, name, kind });
	await traceUnit(context, id, { action: "created", after: { name, kind, parentId: parent.id } });
	return id;
}

export const createUnit: Handler<typeof contract.createUnit> = async (
	context,
	{ parentId, name },
) => {
	const parent = await openParent(context, parentId);
	return { id: await addUnit(context, parent, name, "UNIT") };
};
