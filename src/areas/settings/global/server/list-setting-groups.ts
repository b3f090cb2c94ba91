import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { todayOf } from "#kit/server/today-of.ts";
import { groupOf } from "../contract/setting-groups.ts";
import { settingKeys } from "../contract/setting-keys.ts";
import type { contract } from "../contract.ts";
import { placeCounts } from "./sql.ts";

export async function listSettingGroups(
	context: ReadContext,
): Promise<AnswerOf<(typeof contract)["listSettingGroups"]>> {
	const rows = await context.once<{ key: string; placeCount: number }>(
		placeCounts(context.tenantId, todayOf(context)),
	);
	const counts = new Map(rows.map((row) => [row.key, row.placeCount]));
	return {
		groups: settingKeys.map((key) => ({
			key,
			scopes: [...groupOf(key).scopes],
			placeCount: counts.get(key) ?? 0,
		})),
	};
}
