import { isDeepStrictEqual } from "node:util";
import * as z from "zod/mini";
import {
	holdingOn,
	type OwnValue,
	planSettingChange,
	type SettingChange,
} from "#domain/settings/plan-setting-change.ts";
import { isoDayPlus } from "#domain/time/iso-day.ts";
import { newId } from "#kit/contract/new-id.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { refuseStale } from "#kit/server/refusals/stale-version.ts";
import { todayOf } from "#kit/server/today-of.ts";
import { schemaOf } from "../contract/setting-groups.ts";
import { type SettingKey, settingKeys } from "../contract/setting-keys.ts";
import { type contract, settingInPast, settingRefused } from "../contract.ts";
import { texts } from "../text.ts";
import { demandPlace, type GivenPlace, traceIdOf } from "./demand-place.ts";
import {
	deleteSettingRow,
	endSetting,
	findSetting,
	holdGroup,
	insertSetting,
	settingsReaching,
} from "./sql.ts";

type Own = OwnValue<unknown>;

/** Lets a value hold at a place from a day on; changes planned for later stay. */
export const putSettingGroup: Handler<typeof contract.putSettingGroup> = async (context, input) => {
	const { tx, session, tenantId } = context;
	const { key, scope, placeId = null, basedOn } = input;
	const place = { key, scope, placeId };
	const target = await demandPlace(tx, session, "WRITE", place);
	const today = todayOf(context);
	const from = input.validFrom ?? today;
	if (from < today) refuse(settingInPast);
	const value = input.value === null ? null : checked(context, key, input.value);
	await holdGroup(tx, tenantId, key);
	const given = { key, place: target, today };
	const reaching = await settingsReaching(tx, tenantId, given);
	const own = reaching.filter((row) => row.scope === scope && row.placeId === placeId);
	const shown = holdingOn<unknown>(own, today);
	if ((shown?.id ?? null) !== basedOn) {
		await refuseStale(tx, {
			tenantId,
			entity: "setting",
			entityId: traceIdOf(tenantId, place),
			current: (shown?.value ?? {}) as Record<string, unknown>,
		});
	}
	const before = holdingOn<unknown>(own, from);
	if (isDeepStrictEqual(before?.value ?? null, value)) return {};
	const change = planSettingChange<unknown>(own, from, value, (day) => isoDayPlus(day, -1));
	await write(context, place, { change, from, before });
	return {};
};

async function write(
	context: WriteContext,
	{ key, scope, placeId }: GivenPlace,
	given: {
		readonly change: SettingChange<unknown>;
		readonly from: string;
		readonly before: Own | undefined;
	},
): Promise<void> {
	const { tx, tenantId, now } = context;
	const { change, from, before } = given;
	const { shortened, replaced, added } = change;
	const id = newId(now.getTime());
	if (shortened) await endSetting(tx, tenantId, shortened, isoDayPlus(from, -1));
	if (replaced) await deleteSettingRow(tx, tenantId, replaced);
	const place = { key, scope, placeId };
	if (added) await insertSetting(tx, tenantId, { id, ...place, ...added });
	const about = { setting: key, scope, placeId };
	await audit(tx, context, {
		entity: "setting",
		entityId: traceIdOf(tenantId, place),
		action: added ? "changed" : "deleted",
		before: before && { ...about, value: before.value },
		after: added && { ...about, value: added.value, validFrom: from },
	});
	context.announce({ kind: "SETTINGS", update: "UPDATE" });
}

function checked(
	{ language }: WriteContext,
	key: SettingKey,
	value: Readonly<Record<string, unknown>>,
): unknown {
	const result = z.safeParse(schemaOf(key), value);
	if (result.success) return result.data;
	const t = texts[language];
	return refuse(settingRefused, {
		details: result.error.issues.map(({ path }) => ({
			field: path.join("."),
			text: path.length === 0 ? t.faults.inconsistent : t.faults.value,
		})),
	});
}

/** Takes back a change that has not begun: what it would have followed goes on in its stead. */
export const deleteSettingChange: Handler<typeof contract.deleteSettingChange> = async (
	context,
	{ id },
) => {
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
};

function isKey(key: string): key is SettingKey {
	return (settingKeys as readonly string[]).includes(key);
}
