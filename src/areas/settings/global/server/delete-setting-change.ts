import type { InputOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { todayOf } from "#kit/server/today-of.ts";
import { type SettingKey, settingKeys } from "../contract/setting-keys.ts";
import { type contract, settingInPast } from "../contract.ts";
import { demandPlace } from "./demand-place.ts";
import { deleteSettingRow, endSetting, findSetting, holdGroup } from "./sql.ts";
import { traceIdOf } from "./trace-id-of.ts";

/** Takes back a change that has not begun: what it would have followed goes on in its stead. */
export async function deleteSettingChange(
	context: WriteContext,
	{ id }: InputOf<(typeof contract)["deleteSettingChange"]>,
): Promise<Record<string, never>> {
	const { tx, session, tenantId } = context;
	const found = await findSetting(tx, tenantId, id);
	if (found === undefined || !isKey(found.key)) return refuse(commonRefusals.notFound);
	const { key, scope, placeId } = found;
	await demandPlace(tx, session, "WRITE", { key, scope, placeId });
	await holdGroup(tx, tenantId, key);
	const row = await findSetting(tx, tenantId, id);
	if (row === undefined) return refuse(commonRefusals.notFound);
	if (row.validFrom <= todayOf(context)) refuse(settingInPast);
	await deleteSettingRow(tx, tenantId, id);
	if (row.formerId !== null) await endSetting(tx, tenantId, row.formerId, row.validTo);
	const { value, validFrom } = row;
	await audit(tx, context, {
		entity: "setting",
		entityId: traceIdOf(tenantId, { key, scope, placeId }),
		action: "deleted",
		before: { setting: key, scope, placeId, value, validFrom },
	});
	context.announce({ kind: "SETTINGS", update: "UPDATE" });
	return {};
}

function isKey(key: string): key is SettingKey {
	return (settingKeys as readonly string[]).includes(key);
}
