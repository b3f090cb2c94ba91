import { instantOfLocal } from "#domain/time/instant-of-local.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { mondayOf } from "#domain/time/iso-week.ts";
import type { DayRange } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { zoneOf } from "#domain/time/zone.ts";
import { insertRows } from "#kit/testing/insert-rows.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import type { Company } from "./company.ts";
import type { PlacedUnit, Structure } from "./insert-structure.ts";
import { usernameOf } from "./username-of.ts";

/** So many weekends ahead are planned. */
const weeksAhead = 6;
const [saturday, sunday] = [5, 6];

/** Standby on weekends, those on call one after the other: a day each from 8 to 8. */
export async function insertStandby(
	builder: TenantBuilder,
	{ people }: Company,
	{ units, userIds }: Structure,
	{ from, to }: DayRange,
): Promise<void> {
	const onCall = people.filter(({ isOnCall }) => isOnCall === true);
	if (onCall.length === 0) return;
	const activityId = await builder.activity({
		name: "Rufbereitschaft",
		code: "RB",
		color: "#0d8abc",
		classType: "SHIFT_STANDBY",
		// rest, until somebody calls
		countsAsWorkingTime: false,
	});
	const last = mondayOf(to) + weeksAhead * 7;
	const shifts = [];
	for (let monday = mondayOf(from) + 7, week = 0; monday <= last; week++) {
		const person = onCall[week % onCall.length] as (typeof onCall)[number];
		const unit = units.get(person.unit) as PlacedUnit;
		const whose = {
			user_id: userIds.get(usernameOf(person)) as string,
			unit_id: unit.id,
			activity_id: activityId,
		};
		for (const weekday of [saturday, sunday]) {
			const day = (monday + weekday) as LocalDay;
			shifts.push({ id: builder.newId(), ...whose, ...shiftOn(day) });
		}
		monday += 7;
	}
	await insertRows(builder.tx, "shift", builder.tenantId, columns, shifts);
}

const columns = {
	id: "uuid",
	user_id: "uuid",
	unit_id: "uuid",
	activity_id: "uuid",
	class_type: "text",
	day: "date",
	begin_at: "timestamptz",
	end_at: "timestamptz",
	published_at: "timestamptz",
} as const;

function shiftOn(day: LocalDay) {
	const at = (of: number, minute: number) =>
		new Date(
			instantOfLocal(of as LocalDay, minute, zoneOf("Europe/Berlin")) * 60_000,
		).toISOString();
	return {
		class_type: "SHIFT_STANDBY",
		day: isoOfDay(day),
		begin_at: at(day, 8 * 60),
		end_at: at(day + 1, 8 * 60),
		// a month ahead
		published_at: at(day - 28, 12 * 60),
	};
}
