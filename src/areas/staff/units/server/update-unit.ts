import { checkCustom } from "#areas/settings/custom-fields/server/public.ts";
import { audit } from "#kit/server/audit.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { type contract, unitNameTaken } from "../contract.ts";
import { openUnit } from "./open-unit.ts";
import { isNameTaken, updateUnitRow } from "./sql/units.ts";

export const updateUnit: Handler<typeof contract.updateUnit> = async (
	context,
	{ unitId, name, custom: change, version },
) => {
	const { tx, tenantId } = context;
	const unit = await openUnit(context, unitId, "WRITE", version);
	if (unit.parentId !== null && (await isNameTaken(tx, tenantId, unit.parentId, name, unitId))) {
		refuse(unitNameTaken);
	}
	const checked =
		change === undefined
			? undefined
			: await checkCustom(context, {
					entity: "UNIT",
					before: unit.custom,
					change,
					unitId,
					mayPersonal: true,
				});
	const next = await updateUnitRow(tx, tenantId, unitId, {
		name,
		...(checked && { custom: checked.values }),
	});
	await audit(tx, context, {
		entity: "unit",
		entityId: unitId,
		action: "changed",
		before: { name: unit.name, ...checked?.trace?.before },
		after: { name, ...checked?.trace?.after },
	});
	context.announce({ kind: "UNITS", ids: [unitId], update: "UPDATE" });
	return { version: next };
};
