import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { todayOf } from "#kit/server/today-of.ts";
import type { SettingValues } from "../contract/setting-field.ts";
import { builtInValue } from "../contract/setting-groups.ts";
import type { SettingKey } from "../contract/setting-keys.ts";
import type { contract } from "../contract.ts";
import { demandPlace, mayAt } from "./demand-place.ts";
import { followable } from "./resolve-setting.ts";
import { type SettingRow, settingsReaching } from "./sql.ts";
import { traceIdOf } from "./trace-id-of.ts";

type Endpoint = (typeof contract)["getSettingGroup"];

/** A group at a place: what holds, where it comes from, and what is planned. */
export async function getSettingGroup(
	context: ReadContext,
	{ key, scope, ...given }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { session, tenantId } = context;
	const placeId = given.placeId ?? null;
	const today = todayOf(context);
	const { place, rows } = await context.read(async (tx) => {
		const place = await demandPlace(tx, session, "READ", { key, scope, placeId });
		const rows = await settingsReaching(tx, tenantId, { key, place, today });
		return { place, rows };
	});
	const isOwn = (row: SettingRow) => row.scope === scope && row.placeId === placeId;
	const holds = (row: SettingRow) => row.validFrom <= today;
	const own = rows.find((row) => isOwn(row) && holds(row));
	const above = rows.find((row) => !isOwn(row) && holds(row));
	return {
		key,
		scope,
		placeId,
		placeName: place.name,
		traceId: traceIdOf(tenantId, { key, scope, placeId }),
		effective: sourced(key, own ?? above),
		inherited: sourced(key, above),
		own: own === undefined ? null : valued(key, own),
		upcoming: rows.filter((row) => isOwn(row) && !holds(row)).map((row) => valued(key, row)),
		mayWrite: mayAt(session, "WRITE", place),
	};
}

function valued(key: SettingKey, { id, value, validFrom }: SettingRow) {
	return { id, validFrom, value: plain(followable(key, value)) };
}

function sourced(key: SettingKey, row: SettingRow | undefined) {
	if (row === undefined) {
		return {
			value: plain(builtInValue(key)),
			origin: { scope: "BUILT_IN" as const, placeId: null, name: null },
		};
	}
	const { scope, placeId, placeName: name } = row;
	const value = plain(followable(key, row.value));
	return { value, origin: { scope, placeId, name } };
}

function plain(value: object): Record<string, SettingValues[string]> {
	return { ...(value as SettingValues) };
}
