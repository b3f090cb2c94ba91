import type { InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { settingKey } from "./setting-key.ts";
import { deleteSettingRow } from "./sql.ts";

/** Forgets a setting; one that was never saved is forgotten already. */
export async function deleteSetting(
	context: WriteContext,
	input: InputOf<(typeof contract)["deleteSetting"]>,
): Promise<Record<string, never>> {
	const key = settingKey(context, input, input.perSite === "true");
	await deleteSettingRow(context.tx, key);
	context.announce({ kind: "SETTINGS", ids: [], userId: key.userId });
	return {};
}
