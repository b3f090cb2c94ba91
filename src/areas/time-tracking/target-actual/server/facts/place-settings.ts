import type { SettingOf } from "#areas/settings/global/contract/setting-groups.ts";
import { followable } from "#areas/settings/global/server/public.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { CompanyRow, DaySettingKey, SettingRow } from "../sql/company.ts";
import type { PersonRow } from "../sql/people.ts";
import { changesOf, heldOn } from "./dated-rows.ts";

/** What is set for a person's place from a day on, until the next of them. */
export interface PlacedValue<Value> {
	readonly from: LocalDay;
	readonly value: Value;
}

/**
 * What a setting comes to for a person, in order of days: her unit goes before those above it, these before her site, that
 * before the company. Empty where nobody has set anything; before the first day what is built in holds.
 */
export function settingOf<Key extends DaySettingKey>(
	person: PersonRow,
	{ settings }: Pick<CompanyRow, "settings">,
	key: Key,
): readonly PlacedValue<SettingOf<Key>>[] {
	const rows = settings.filter((one) => one.key === key);
	if (rows.length === 0) return [];
	const days = new Set([...changesOf(rows), ...changesOf(person.units)]);
	return [...days]
		.sort((a, b) => a - b)
		.map((from) => ({
			from,
			value: followable(key, nearest(person, rows, isoOfDay(from))?.value),
		}));
}

/** The value of a day. */
export function valueOn<Value>(values: readonly PlacedValue<Value>[], day: LocalDay) {
	return values.findLast(({ from }) => day >= from)?.value;
}

const aboveAllUnits = 1000;

function nearest(person: PersonRow, rows: readonly SettingRow[], day: string) {
	const unitId = heldOn(person.units, day)?.unitId ?? person.unitId;
	return rows
		.filter(({ from, to }) => from <= day && (to === null || to >= day))
		.map((row) => ({ row, distance: distanceOf(row, person, unitId) }))
		.filter(({ distance }) => distance !== undefined)
		.sort((a, b) => (a.distance as number) - (b.distance as number))
		.at(0)?.row;
}

/** How far away something is set; undefined where it does not reach the person. */
function distanceOf({ scope, placeId, reach }: SettingRow, { siteId }: PersonRow, unitId: string) {
	if (scope === "GLOBAL") return aboveAllUnits + 1;
	if (scope === "SITE") return placeId === siteId ? aboveAllUnits : undefined;
	return reach.find((one) => one.unitId === unitId)?.distance;
}
