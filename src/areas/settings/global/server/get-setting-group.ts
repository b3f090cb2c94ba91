import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { todayOf } from "#kit/server/today-of.ts";
import type { SettingValues } from "../contract/setting-field.ts";
import { builtInValue, groupOf } from "../contract/setting-groups.ts";
import { type SettingKey, settingKeys } from "../contract/setting-keys.ts";
import type { contract } from "../contract.ts";
import { demandPlace, mayAt, traceIdOf } from "./demand-place.ts";
import { followable } from "./resolve-setting.ts";
import {
	placeCounts,
	type SettingPlace,
	type SettingRow,
	settingPlaces,
	settingsReaching,
} from "./sql.ts";

/** A group at a place: what holds, where it comes from, and what is planned. */
export const getSettingGroup: Handler<typeof contract.getSettingGroup> = async (
	context,
	{ key, scope, ...given },
) => {
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
};

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

export const listSettingGroups: Handler<typeof contract.listSettingGroups> = async (context) => {
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
};

type Row = AnswerOf<typeof contract.listSettingPlaces>["places"][number] &
	Pick<SettingPlace, "siteId" | "unitIds">;

/** Where the session may read a group; what has a value of its own is marked. */
export const listSettingPlaces: Handler<typeof contract.listSettingPlaces> = async (
	context,
	{ key },
) => {
	const { session, tenantId } = context;
	const { scopes } = groupOf(key);
	const asked = { key, scopes, today: todayOf(context) };
	const rows = await context.once<Row>(settingPlaces(tenantId, asked));
	return { places: rows.filter((row) => mayAt(session, "READ", row)) };
};
