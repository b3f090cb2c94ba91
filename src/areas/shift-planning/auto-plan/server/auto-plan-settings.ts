import { demandUnit, visibleUnits } from "#areas/staff/user-roles/server/public.ts";
import { usualWeights } from "#domain/auto-plan/department/department-plan.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "#kit/server/audit.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { refuseStale } from "#kit/server/refusals/stale-version.ts";
import type { contract } from "../contract.ts";
import { permission } from "./department.ts";
import { holdSetting, readableSetting, type SettingRow, writeSetting } from "./sql/settings.ts";

export const getAutoPlanSettings: Handler<(typeof contract)["getAutoPlanSettings"]> = async (
	context,
	{ unitId },
) => {
	const units = visibleUnits(context.session, permission, "READ");
	const [row] = await context.once<SettingRow>(readableSetting(context.tenantId, unitId, units));
	return row === undefined ? refuse(commonRefusals.notFound) : wholeOf(row);
};

/** What nobody set is as usual. */
function wholeOf({ weights, moves, version }: SettingRow) {
	return { weights: { ...usualWeights, ...weights }, moves: moves ?? ("KEEP" as const), version };
}

export const putAutoPlanSettings: Handler<(typeof contract)["putAutoPlanSettings"]> = async (
	context,
	{ unitId, version, weights, moves },
) => {
	const { tx, session, tenantId } = context;
	await demandUnit(tx, session, { key: permission, level: "WRITE", unitId });
	const before = wholeOf(await holdSetting(tx, tenantId, unitId));
	const trace = { entity: "auto_plan_setting", entityId: unitId };
	if (version !== before.version) await refuseStale(tx, { tenantId, ...trace, current: before });
	const next = await writeSetting(tx, tenantId, unitId, { weights, moves });
	await audit(tx, context, {
		...{ ...trace, action: "changed" },
		before: { ...before.weights, moves: before.moves },
		after: { ...weights, moves },
	});
	context.announce({ kind: "UNITS", ids: [unitId], update: "UPDATE" });
	return { version: next };
};
